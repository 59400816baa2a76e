extension String: ItemProviderReading, ItemProviderWriting {
  /// Plain text.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.text]
  }

  /// Plain text.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.text]
  }

  /// The text in UTF-8; what is not UTF-8 in it is replaced by U+FFFD.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> String { String(decoding: data, as: UTF8.self) }

  /// Gives the text in UTF-8.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) { completion(Array(utf8), nil) }
}

extension Image: ItemProviderReading, ItemProviderWriting {
  /// PNG, and what else the machine's libraries read.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.png, "image/*"]
  }

  /// PNG.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.png]
  }

  /// Reads an image.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Image {
    guard let image = Image(data: data) else { throw ItemProvider.LoadingError.unreadable }
    return image
  }

  /// Gives the image as PNG.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) {
    let item = PasteboardItem()
    item.set(value: self, for: PasteboardType.png)
    completion(item.bytes(PasteboardType.png), nil)
  }
}
