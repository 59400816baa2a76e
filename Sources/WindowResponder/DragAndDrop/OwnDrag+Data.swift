// The data of a drag for other programs.
extension OwnDrag {
  /// The largest number of offered types. Other programs store no more than that.
  private static let greatestTypeCount = 200

  /// The types for other programs, and the type that identifies the drag in this one.
  var offeredTypes: [String] {
    var result: [String] = []
    func add(_ type: String) {
      guard ItemTypes.isOfferable(type), !result.contains(type),
        result.count < Self.greatestTypeCount
      else { return }
      result.append(type)
    }
    if !isRestrictedToDraggingApplication {
      for canonical in sharedTypes { PasteboardType.names(canonical).forEach(add) }
      // Few programs accept URLs other than as text.
      if sharedTypes.contains(PasteboardType.urls), !sharedTypes.contains(PasteboardType.text) {
        PasteboardType.names(PasteboardType.text).forEach(add)
      }
    }
    return result + [mark]
  }

  private var sharedTypes: [String] {
    var result: [String] = []
    for item in items {
      for one in item.itemProvider.representations
      where one.visibility == .all && !result.contains(one.canonical) {
        result.append(one.canonical)
      }
    }
    return result
  }

  /// Loads the data of a canonical type in the form for other programs, which receive a single item.
  ///
  /// Texts and URLs of all items are joined, one per line. For other types, the data is that of the first
  /// item that has it.
  func load(_ type: String, _ completion: @escaping @MainActor ([UInt8]?) -> Void) {
    var found = representations(type)
    var isFromAddresses = false
    if found.isEmpty, type == PasteboardType.text {
      found = representations(PasteboardType.urls)
      isFromAddresses = true
    }
    let isJoined = type == PasteboardType.text || type == PasteboardType.urls
    if !isJoined { found = Array(found.prefix(1)) }
    guard !found.isEmpty else { return completion(nil) }
    var parts = [[UInt8]?](repeating: nil, count: found.count)
    var left = found.count
    for (index, (provider, representation)) in found.enumerated() {
      provider.load(representation) { answer in
        parts[index] = try? answer.get()
        left -= 1
        guard left == 0 else { return }
        completion(Self.joined(parts.compactMap { $0 }, type, isFromAddresses))
      }
    }
  }

  private func representations(_ type: String) -> [(ItemProvider, ItemProvider.Representation)] {
    items.compactMap { item in
      let provider = item.itemProvider
      let found = provider.representations.first { $0.canonical == type && $0.visibility == .all }
      return found.map { (provider, $0) }
    }
  }

  private static func joined(
    _ parts: [[UInt8]], _ type: String, _ isFromAddresses: Bool
  ) -> [UInt8]? {
    guard let first = parts.first else { return nil }
    if isFromAddresses {
      let urls = parts.flatMap { URLList.urls($0) }
      return Array(urls.joined(separator: "\n").utf8)
    }
    switch type {
    case PasteboardType.text: return Array(parts.joined(separator: [UInt8(ascii: "\n")]))
    case PasteboardType.urls: return Array(parts.joined())
    default: return first
    }
  }
}
