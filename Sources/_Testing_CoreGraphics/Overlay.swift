// A file that imports both Testing and CoreGraphics imports a module of this name too: the compiler adds it,
// by a list that stands beside Testing. Here it has nothing.
