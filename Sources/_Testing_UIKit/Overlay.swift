// A file that imports both Testing and UIKit imports a module of this name too: the compiler adds it, by a
// list that stands beside Testing, and on Apple's systems it attaches images to tests. Here it has nothing.
