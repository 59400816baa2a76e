import ResponderSystem

/// One thing on a pasteboard, in one or several types.
@MainActor final class PasteboardItem {
  /// The data of one type. It is made when it is first asked for.
  private enum Content {
    case bytes([UInt8])
    case provider(@MainActor () -> [UInt8]?)
  }

  /// Canonical types, in the order in which they were put in: the best one first.
  private(set) var types: [String] = []
  private var contents: [String: Content] = [:]
  /// What the data stands for, where it was given as that.
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

  /// Puts in a value of a class that is known here; tells whether it is.
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
      // Encoding takes longer than copying: it is done for whoever asks.
      set(type) { image.withPixels.pngData() }
    case let color as Color:
      set(PasteboardColor.bytes(color), for: type)
    default:
      return false
    }
    values[type] = value
    return true
  }

  /// The data of a canonical type.
  func bytes(_ type: String) -> [UInt8]? {
    switch contents[type] {
    case .bytes(let bytes): return bytes
    case .provider(let provider):
      // Not twice, also where it asks for what it provides.
      contents[type] = .bytes([])
      let bytes = provider()
      contents[type] = .bytes(bytes ?? [])
      return bytes
    case nil: return nil
    }
  }

  /// The data of a canonical type as others are given it: addresses are text too, a line each.
  func data(_ type: String) -> [UInt8]? {
    if let bytes = bytes(type) { return bytes }
    guard type == PasteboardType.text, let list = bytes(PasteboardType.urls) else { return nil }
    let urls = URLList.urls(list)
    return Array(urls.joined(separator: "\n").utf8)
  }

  /// The value of a canonical type, where it was given as one.
  func value(_ type: String) -> Any? { values[type] }
}

/// Addresses, a line each, as `text/uri-list` has them.
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

/// A colour as `application/x-color`.
enum PasteboardColor {
  static func bytes(_ color: Color) -> [UInt8] {
    let color = color.resolvedColor(with: .current)
    return [color.red, color.green, color.blue, color.alpha].flatMap { part in
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
  /// The image with pixels, which a symbol has only once it is drawn.
  @MainActor fileprivate var withPixels: Image {
    if hasPixels { return self }
    return rasterized(scale: 2, tint: .black)
  }
}
