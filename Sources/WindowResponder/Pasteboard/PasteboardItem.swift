import ResponderSystem

/// An item of a pasteboard, in one or several types.
@MainActor final class PasteboardItem {
  /// The data of one type, which may be created on first access.
  private enum Content {
    case bytes([UInt8])
    case provider(@MainActor () -> [UInt8]?)
  }

  /// The canonical types in the order in which they were added, the best one first.
  private(set) var types: [String] = []
  private var contents: [String: Content] = [:]
  /// The values that were set, by type.
  private var values: [String: Any] = [:]

  func set(_ bytes: [UInt8], for type: String) { set(.bytes(bytes), for: type) }

  func set(_ type: String, provider: @escaping @MainActor () -> [UInt8]?) {
    set(.provider(provider), for: type)
  }

  private func set(_ content: Content, for type: String) {
    let type = PasteboardType.canonical(type)
    if contents.updateValue(content, forKey: type) == nil { types.append(type) }
    values[type] = nil
  }

  /// Sets a value of a supported type. For other values, returns `false`.
  @discardableResult func set(value: Any, for type: String) -> Bool {
    let type = PasteboardType.canonical(type)
    switch value {
    case let bytes as [UInt8]:
      set(bytes, for: type)
    case let text as String:
      set(Array((type == PasteboardType.urls ? text + "\r\n" : text).utf8), for: type)
    case let urls as [String]:
      let isList = type == PasteboardType.urls
      let lines = isList ? URLList.text(urls) : urls.joined(separator: "\n")
      set(Array(lines.utf8), for: type)
    case let image as Image:
      // Encoding takes longer than copying, and is therefore done on request.
      set(type) { image.withPixels.pngData() }
    case let color as Color:
      set(PasteboardColor.bytes(color), for: type)
    case let bytes as any Sequence<UInt8>:
      // Foundation's `Data`.
      set(Array(bytes), for: type)
    default:
      return false
    }
    values[type] = value
    return true
  }

  /// Returns the data of a canonical type, or `nil` if the item does not have it.
  func bytes(_ type: String) -> [UInt8]? {
    switch contents[type] {
    case .bytes(let bytes): return bytes
    case .provider(let provider):
      // The provider is not called again, even if it requests its own data.
      contents[type] = .bytes([])
      let bytes = provider()
      contents[type] = .bytes(bytes ?? [])
      return bytes
    case nil: return nil
    }
  }

  /// Returns the data of a canonical type for other programs. URLs are available as text too, one per line.
  func data(_ type: String) -> [UInt8]? {
    if let bytes = bytes(type) { return bytes }
    guard type == PasteboardType.text, let list = bytes(PasteboardType.urls) else { return nil }
    let urls = URLList.urls(list)
    return Array(urls.joined(separator: "\n").utf8)
  }

  /// Returns the value of a canonical type that was set, or `nil` if there is none.
  func value(_ type: String) -> Any? { values[type] }
}

/// Coding of URLs as `text/uri-list`, one per line.
enum URLList {
  static func text(_ urls: [String]) -> String { urls.map { $0 + "\r\n" }.joined() }

  static func urls(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    let text = Pathname.addressText(bytes)
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let trimmed = line.drop { $0 == " " }
      if !trimmed.isEmpty { result.append(String(trimmed)) }
    }
    return result
  }
}

/// Coding of colors as `application/x-color`.
enum PasteboardColor {
  static func bytes(_ color: Color) -> [UInt8] {
    let color = color.resolvedColor(with: .current)
    let parts: [Double] = [color.red, color.green, color.blue, color.alpha]
    return parts.flatMap { (part: Double) -> [UInt8] in
      withUnsafeBytes(of: UInt16((part * 65_535).rounded())) { Array($0) }
    }
  }

  static func color(_ bytes: [UInt8]) -> Color? {
    guard bytes.count == 8 else { return nil }
    let parts = bytes.withUnsafeBytes { raw in
      (0..<4).map { Double(raw.loadUnaligned(fromByteOffset: $0 * 2, as: UInt16.self)) / 65_535 }
    }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

extension Image {
  /// The image as pixels. A symbol has none before it is drawn.
  @MainActor fileprivate var withPixels: Image {
    if hasPixels { return self }
    return rasterized(scale: 2, tint: .black)
  }
}
