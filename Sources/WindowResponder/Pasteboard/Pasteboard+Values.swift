/// What is on the pasteboard, as values. None of these waits: they give what this program has put on,
/// or has read since the last change.
extension Pasteboard {
  /// The first item's text; setting it replaces everything. An address is text too.
  public var string: String? {
    get { firstValue(PasteboardType.text, Self.text) }
    set { strings = newValue.map { [$0] } }
  }

  /// The texts, one for each item that is text or addresses.
  public var strings: [String]? {
    get { values(PasteboardType.text, Self.text) }
    set { put(newValue, PasteboardType.text) }
  }

  /// The first item's address; setting it replaces everything, and offers it as text too.
  @_disfavoredOverload public var url: String? {
    get { known(PasteboardType.urls).flatMap { Self.urls($0).first } }
    set { urls = newValue.map { [$0] } }
  }

  /// The addresses of all items.
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

  /// The first item's image; setting it replaces everything. It is handed over as PNG, encoded when it
  /// is asked for.
  public var image: Image? {
    get { firstValue(PasteboardType.png, Self.image) }
    set { images = newValue.map { [$0] } }
  }

  /// The images, one for each item that is one; other programs see the first.
  public var images: [Image]? {
    get { values(PasteboardType.png, Self.image) }
    set { put(newValue, PasteboardType.png) }
  }

  /// The first item's colour; setting it replaces everything.
  public var color: Color? {
    get { firstValue(PasteboardType.color, PasteboardColor.color) }
    set { colors = newValue.map { [$0] } }
  }

  /// The colours, one for each item that is one; other programs see the first.
  public var colors: [Color]? {
    get { values(PasteboardType.color, PasteboardColor.color) }
    set { put(newValue, PasteboardType.color) }
  }

  // MARK: Data

  /// The first item's data of a type; nil where it has none. For the other items there is
  /// ``data(forPasteboardType:inItemSet:)``.
  @_disfavoredOverload public func data(forPasteboardType type: String) -> [UInt8]? {
    known(PasteboardType.canonical(type))
  }

  /// The first item's value of a type: a ``Swift/String``, ``Image``, ``Color``, or bytes; nil where it
  /// has none.
  public func value(forPasteboardType type: String) -> Any? {
    let type = PasteboardType.canonical(type)
    if store.isOurs, let value = store.items.first?.value(type) { return value }
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

  /// Data of the first item that need not be waited for.
  private func known(_ canonical: String) -> [UInt8]? { store.knownBytes(canonical) }

  /// The first item's value of a type; nil where it has none.
  private func firstValue<Value>(_ type: String, _ decode: ([UInt8]) -> Value?) -> Value? {
    guard store.isOurs else { return known(type).flatMap(decode) }
    return store.items.first.flatMap { Self.value($0, type, decode) }
  }

  /// The values of all items that have a type; nil where none has.
  private func values<Value>(_ type: String, _ decode: ([UInt8]) -> Value?) -> [Value]? {
    let found: [Value] =
      store.isOurs
      ? store.items.compactMap { Self.value($0, type, decode) }
      : known(type).flatMap(decode).map { [$0] } ?? []
    return found.isEmpty ? nil : found
  }

  /// An item's value of a type: as it was put in, else made of the data.
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
