// Values of a pasteboard by names that the module of UIKit's types does not have too, where `url` is a `URL`.
extension Pasteboard {
  /// ``Pasteboard/url``.
  package var address: String? {
    get { url }
    set { url = newValue }
  }
  /// ``Pasteboard/urls``.
  package var addresses: [String]? {
    get { urls }
    set { urls = newValue }
  }
  /// ``Pasteboard/data(forPasteboardType:)``.
  package func bytes(forPasteboardType type: String) -> [UInt8]? { data(forPasteboardType: type) }
}
