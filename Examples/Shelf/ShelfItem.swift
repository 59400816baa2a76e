import WindowResponder

/// An item on the shelf.
struct ShelfItem: Equatable {
  enum Kind: String {
    case text
    /// The address of a file or a web page, such as `file:///home/me/a.txt` or `https://example.org`.
    case address
    /// The path of a PNG file of the shelf's own.
    case image = "picture"
  }

  let kind: Kind
  let value: String

  /// The item in the form that is stored in the settings.
  var record: String { "\(kind.rawValue) \(value)" }

  init(_ kind: Kind, _ value: String) {
    self.kind = kind
    self.value = value
  }

  init?(record: String) {
    let parts = record.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else { return nil }
    self.init(kind, String(parts[1]))
  }

  /// The picture; nil for what is none, or is no longer there.
  var image: Image? { kind == .image ? try? Image(file: value) : nil }

  /// The item provider for drags to other programs.
  @MainActor var provider: ItemProvider {
    switch kind {
    case .text: ItemProvider(object: value)
    case .address: ItemProvider(addresses: [value])
    case .image: image.map { ItemProvider(object: $0) } ?? ItemProvider()
    }
  }

  /// Returns the texts of a row: the title, and details of the item or its image.
  func words(_ image: Image?) -> (title: String, detail: String) {
    switch kind {
    case .text: return (String(value.prefix { !$0.isNewline }), "\(value.count) characters")
    case .address:
      let path = FileAddress.path(of: value) ?? value
      return (path.split(separator: "/").last.map(String.init) ?? path, path)
    case .image:
      let size = image.map { "\(Int($0.size.width)) × \(Int($0.size.height))" }
      return ("Picture", size ?? "is no longer there")
    }
  }

  var symbol: Image? {
    let names = ["text.alignleft", value.hasPrefix("file:") ? "doc" : "link", "photo"]
    return Image(systemName: kind == .text ? names[0] : kind == .address ? names[1] : names[2])
  }
}
