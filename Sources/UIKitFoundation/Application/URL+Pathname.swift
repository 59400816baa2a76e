public import Foundation
public import WindowResponder

extension URL {
  /// Creates the URL of a file, whose name need not be UTF-8.
  ///
  /// Foundation cannot open a file whose name is not UTF-8. ``pathname`` is the path with which the rest of
  /// the library opens it.
  public init?(_ pathname: Pathname) {
    if let text = pathname.string {
      self.init(fileURLWithPath: text)
    } else {
      self.init(string: pathname.address)
    }
  }

  /// The path of the file, with all its bytes.
  public var pathname: Pathname { Pathname(address: absoluteString) ?? Pathname(path) }
}
