/// The errors of reading and writing image files.
public enum ImageError: Error, Hashable, Sendable {
  /// The file does not exist, or reading is not permitted.
  case unreadable(path: String)
  /// The bytes are not those of an image.
  case notAnImage
  /// The beginning of the image is valid, and a later part is damaged or missing.
  case damaged
  /// The image has more than ``Image/maximumSide`` pixels on a side or ``Image/maximumPixels`` in all, or the
  /// file has more than ``Image/maximumFileSize`` bytes.
  case tooLarge
  /// The system does not have the library that reads images of this format.
  case noReader(format: String, library: String)
  /// There is not enough memory for the pixels.
  case outOfMemory
  /// The file could not be written, for example because the folder is missing or the disk is full. `reason`
  /// is the system's message.
  case unwritable(path: String, reason: String)
}
