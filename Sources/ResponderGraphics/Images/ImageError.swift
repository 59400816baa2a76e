/// What can go wrong with an image in a file.
public enum ImageError: Error, Hashable, Sendable {
  /// There is no such file, or it may not be read.
  case unreadable(path: String)
  /// The bytes are not those of a picture.
  case notAnImage
  /// The image begins well and then is broken or ends too early.
  case damaged
  /// The image has more than ``Image/maximumSide`` pixels on a side or ``Image/maximumPixels`` in all, or the
  /// file more than ``Image/maximumFileSize`` bytes.
  case tooLarge
  /// The system lacks the library that reads pictures of this format.
  case noReader(format: String, library: String)
  /// There is not enough memory for the pixels.
  case outOfMemory
  /// The file could not be written: the folder is missing, or the disk is full. `reason` is the
  /// system's word for it.
  case unwritable(path: String, reason: String)
}
