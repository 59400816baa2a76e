extension String: ItemProviderReading, ItemProviderWriting {
  /// The type of plain text.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.text]
  }

  /// The type of plain text.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.text]
  }

  /// Returns the text in UTF-8. Invalid bytes are replaced by U+FFFD.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> String { String(decoding: data, as: UTF8.self) }

  /// Provides the text in UTF-8.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) { completion(Array(utf8), nil) }
}

extension Image: ItemProviderReading, ItemProviderWriting {
  /// The types of PNG, and of all images that the system's libraries read.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.png, "image/*"]
  }

  /// The type of PNG.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    [PasteboardType.png]
  }

  /// Decodes an image. If the data is not a supported image, throws an error.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Image {
    guard let image = Image(data: data) else { throw ItemProvider.LoadingError.unreadable }
    return image
  }

  /// Provides the image as PNG.
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
