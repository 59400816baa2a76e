/// What is on the pasteboard, as values. None of these waits: they give what this program has put on,
/// or has read since the last change.
extension Pasteboard {
  /// The text; setting it replaces everything.
  public var string: String? {
    get { known(PasteboardType.text).map { String(decoding: $0, as: UTF8.self) } }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts, one for each item.
  public var strings: [String]? {
    get { knownValues(PasteboardType.text) { String(decoding: $0, as: UTF8.self) } }
    set { put(newValue, PasteboardType.text) }
  }

  /// The address; setting it replaces everything, and offers it as text too.
  public var url: String? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses, one for each item.
  public var urls: [String]? {
    get {
      known(PasteboardType.urls).map { URLList.urls(String(decoding: $0, as: UTF8.self)) }
    }
    set { put(newValue, PasteboardType.urls) }
  }

  /// The image; setting it replaces everything. It is handed over as PNG, encoded when it is asked for.
  public var image: Image? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  /// The images, one for each item; other programs see the first.
  public var images: [Image]? {
    get { knownValues(PasteboardType.png) { try? Image(pngData: $0) } }
    set { put(newValue, PasteboardType.png) }
  }

  /// The colour; setting it replaces everything.
  public var color: Color? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours, one for each item; other programs see the first.
  public var colors: [Color]? {
    get { knownValues(PasteboardType.color, PasteboardColor.color) }
    set { put(newValue, PasteboardType.color) }
  }

  // MARK: Data

  /// The data of the first item that has the type.
  public func data(forPasteboardType type: String) -> [UInt8]? {
    known(PasteboardType.canonical(type))
  }

  /// The value of the first item that has the type: a ``Swift/String``, ``Image``, ``Color``, or bytes.
  public func value(forPasteboardType type: String) -> Any? {
    let type = PasteboardType.canonical(type)
    if store.isOurs {
      for item in store.items {
        if let value = item.value(type) { return value }
      }
    }
    return known(type).map { Self.value(of: $0, type) }
  }

  /// Replaces everything by data of one type.
  public func setData(_ data: [UInt8], forPasteboardType type: String) {
    let item = PasteboardItem()
    item.set(data, for: type)
    store.put([item])
  }

  /// Replaces everything by a value of one type: a text, addresses, an ``Image``, a ``Color``, or bytes.
  /// A value of any other kind leaves the pasteboard empty.
  public func setValue(_ value: Any, forPasteboardType type: String) {
    let item = PasteboardItem()
    store.put(item.set(value: value, for: type) ? [item] : [])
  }

  /// Replaces everything by data that is made when somebody asks for it, once for each type.
  ///
  /// - Parameters:
  ///   - types: The types, the best one first.
  ///   - provider: Makes the data of a type, as it was named here; nil where it cannot.
  public func setDataProvider(
    forPasteboardTypes types: [String],
    provider: @escaping @MainActor (_ type: String) -> [UInt8]?
  ) {
    let item = PasteboardItem()
    for type in types { item.set(type) { provider(type) } }
    store.put([item])
  }

  // MARK: Helpers

  /// Data that need not be waited for.
  private func known(_ canonical: String) -> [UInt8]? { store.knownBytes(canonical) }

  /// The values of all items that have a type; nil where none has.
  private func knownValues<Value>(
    _ type: String, _ decode: ([UInt8]) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    if store.isOurs {
      for item in store.items {
        if let value = item.value(type) as? Value {
          values.append(value)
        } else if let value = item.bytes(type).flatMap(decode) {
          values.append(value)
        }
      }
      // Addresses are text too.
      if values.isEmpty, let value = known(type).flatMap(decode) { values = [value] }
    } else if let value = known(type).flatMap(decode) {
      values = [value]
    }
    return values.isEmpty ? nil : values
  }

  /// An item for each value.
  private func put(_ values: [Any]?, _ type: String) {
    store.put(
      (values ?? []).map { value in
        let item = PasteboardItem()
        item.set(value: value, for: type)
        return item
      })
  }

  /// What data of a canonical type stands for.
  static func value(of bytes: [UInt8], _ type: String) -> Any {
    if type.hasPrefix("text/") { return String(decoding: bytes, as: UTF8.self) }
    if type == PasteboardType.png, let image = try? Image(pngData: bytes) { return image }
    if type == PasteboardType.color, let color = PasteboardColor.color(bytes) { return color }
    return bytes
  }
}
