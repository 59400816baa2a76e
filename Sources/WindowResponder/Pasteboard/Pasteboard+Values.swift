/// The contents of the pasteboard as values. None of the properties waits: they return data that this program
/// has set, or has read since the last change.
extension Pasteboard {
  /// The text of the first item, or `nil` if it has none. A URL is text too. A new value replaces all items.
  public var string: String? {
    get { firstValue(PasteboardType.text, Self.text) }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts of all items that are text or URLs.
  public var strings: [String]? {
    get { values(PasteboardType.text, Self.text) }
    set { put(newValue, PasteboardType.text) }
  }

  /// The URL of the first item, or `nil` if it has none. A new value replaces all items, and is available as
  /// text too.
  @_disfavoredOverload public var url: String? {
    get { known(PasteboardType.urls).flatMap { Self.urls($0).first } }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs of all items.
  @_disfavoredOverload public var urls: [String]? {
    get {
      let lists: [[UInt8]] =
        store.isOurs
        ? store.items.compactMap { $0.bytes(PasteboardType.urls) }
        : known(PasteboardType.urls).map { [$0] } ?? []
      return lists.isEmpty ? nil : lists.flatMap(Self.urls)
    }
    set { put(newValue, PasteboardType.urls) }
  }

  /// The image of the first item, or `nil` if it has none. A new value replaces all items. Other programs
  /// receive it as PNG, which is encoded on request.
  public var image: Image? {
    get { firstValue(PasteboardType.png, Self.image) }
    set { images = newValue.map { [$0] } }
  }

  /// The images of all items that are images. Other programs receive only the first.
  public var images: [Image]? {
    get { values(PasteboardType.png, Self.image) }
    set { put(newValue, PasteboardType.png) }
  }

  /// The color of the first item, or `nil` if it has none. A new value replaces all items.
  public var color: Color? {
    get { firstValue(PasteboardType.color, PasteboardColor.color) }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors of all items that are colors. Other programs receive only the first.
  public var colors: [Color]? {
    get { values(PasteboardType.color, PasteboardColor.color) }
    set { put(newValue, PasteboardType.color) }
  }

  // MARK: Data

  /// Returns the data of a type of the first item, or `nil` if it has none. For other items, use
  /// ``data(forPasteboardType:inItemSet:)``.
  @_disfavoredOverload public func data(forPasteboardType type: String) -> [UInt8]? {
    known(PasteboardType.canonical(type))
  }

  /// Returns the value of a type of the first item: a ``Swift/String``, an ``Image``, a ``Color``, or bytes.
  /// If it has none, returns `nil`.
  public func value(forPasteboardType type: String) -> Any? {
    let type = PasteboardType.canonical(type)
    if store.isOurs, let value = store.items.first?.value(type) { return value }
    return known(type).map { Self.value(of: $0, type) }
  }

  /// Replaces all items by data of one type.
  public func setData(_ data: [UInt8], forPasteboardType type: String) {
    let item = PasteboardItem()
    item.set(data, for: type)
    store.put([item])
  }

  /// Replaces all items by a value of one type: a text, URLs, an ``Image``, a ``Color``, or bytes. With any
  /// other value, the pasteboard becomes empty.
  public func setValue(_ value: Any, forPasteboardType type: String) {
    let item = PasteboardItem()
    store.put(item.set(value: value, for: type) ? [item] : [])
  }

  /// Replaces all items by data that is created on request, once for each type.
  ///
  /// - Parameters:
  ///   - types: The types, the best one first.
  ///   - provider: The closure that creates the data of one of the types, or returns `nil` if it cannot.
  public func setDataProvider(
    forPasteboardTypes types: [String],
    provider: @escaping @MainActor (_ type: String) -> [UInt8]?
  ) {
    let item = PasteboardItem()
    for type in types { item.set(type) { provider(type) } }
    store.put([item])
  }

  // MARK: Helpers

  /// Returns data of the first item that is available at once.
  private func known(_ canonical: String) -> [UInt8]? { store.knownBytes(canonical) }

  /// Returns the value of a type of the first item, or `nil` if it has none.
  private func firstValue<Value>(_ type: String, _ decode: ([UInt8]) -> Value?) -> Value? {
    guard store.isOurs else { return known(type).flatMap(decode) }
    return store.items.first.flatMap { Self.value($0, type, decode) }
  }

  /// Returns the values of a type of all items, or `nil` if there are none.
  private func values<Value>(_ type: String, _ decode: ([UInt8]) -> Value?) -> [Value]? {
    let found: [Value] =
      store.isOurs
      ? store.items.compactMap { Self.value($0, type, decode) }
      : known(type).flatMap(decode).map { [$0] } ?? []
    return found.isEmpty ? nil : found
  }

  /// Returns an item's value of a type: the one that was set, or else the one decoded from the data.
  private static func value<Value>(
    _ item: PasteboardItem, _ type: String, _ decode: ([UInt8]) -> Value?
  ) -> Value? {
    item.value(type) as? Value ?? item.data(type).flatMap(decode)
  }

  private static func text(_ bytes: [UInt8]) -> String? { String(decoding: bytes, as: UTF8.self) }

  private static func urls(_ bytes: [UInt8]) -> [String] {
    URLList.urls(bytes)
  }

  private static func image(_ bytes: [UInt8]) -> Image? { try? Image(pngData: bytes) }

  /// Replaces all items by one item for each value.
  private func put(_ values: [Any]?, _ type: String) {
    store.put(
      (values ?? []).map { value in
        let item = PasteboardItem()
        item.set(value: value, for: type)
        return item
      })
  }

  /// Returns the value for data of a canonical type.
  static func value(of bytes: [UInt8], _ type: String) -> Any {
    if type.hasPrefix("text/") { return String(decoding: bytes, as: UTF8.self) }
    if type == PasteboardType.png, let image = try? Image(pngData: bytes) { return image }
    if type == PasteboardType.color, let color = PasteboardColor.color(bytes) { return color }
    return bytes
  }
}
