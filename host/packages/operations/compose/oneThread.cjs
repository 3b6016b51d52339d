// With more threads, glibc before 2.41 now and then lets a file operation wait forever (its bug 25847).
process.env.UV_THREADPOOL_SIZE = '1';
