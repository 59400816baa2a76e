import ResponderGraphics
import ResponderWords

extension ImageError {
  /// The reason as a sentence in the user's language, without its full stop: `It is not an image`.
  public var sentence: String {
    switch self {
    case .unreadable: ownWord("There is no such file, or you may not read it")
    case .notAnImage: ownWord("It is not an image")
    case .damaged: ownWord("The image is damaged or incomplete")
    case .tooLarge: ownWord("It is too large")
    case .noReader(_, let library):
      ownWord("Images of this format need %1, which is not installed", library)
    case .outOfMemory: ownWord("There is not enough memory for the image")
    case .unwritable: ownWord("The file could not be written")
    }
  }
}
