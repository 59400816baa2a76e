// Values of a pasteboard under names that do not conflict with the module of UIKit's types, in which `url` is
// a `URL`.
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
