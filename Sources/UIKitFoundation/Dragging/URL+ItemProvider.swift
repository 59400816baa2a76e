import Foundation
import WindowResponder

extension URL: ItemProviderListReading, ItemProviderWriting {
  /// The type identifiers from which a URL can be read: `text/uri-list`.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    ["text/uri-list"]
  }

  /// The type identifiers as which a URL can be written: `text/uri-list`.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    ["text/uri-list"]
  }

  /// Returns the first URL of a list. If there is none, throws `ItemProvider.LoadingError.unreadable`.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> URL {
    guard let first = try objects(withItemProviderData: data, typeIdentifier: typeIdentifier).first
    else { throw ItemProvider.LoadingError.unreadable }
    return first
  }

  /// Returns all URLs of a list.
  @MainActor package static func objects(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> [URL] {
    Pathname.addressText(data).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
      .compactMap { URL(string: $0.trimmingCharacters(in: .whitespaces)) }
  }

  /// Loads the URL.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) { completion(Array((absoluteString + "\r\n").utf8), nil) }
}

extension NSURL: ItemProviderReading, ItemProviderWriting {
  /// The type identifiers from which a URL can be read: `text/uri-list`.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    URL.readableTypeIdentifiersForItemProvider
  }

  /// Returns the first URL of a list. If there is none, throws `ItemProvider.LoadingError.unreadable`.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self {
    let url = try URL.object(withItemProviderData: data, typeIdentifier: typeIdentifier)
    guard let result = NSURL(string: url.absoluteString) as? Self else {
      throw ItemProvider.LoadingError.unreadable
    }
    return result
  }

  /// The type identifiers as which a URL can be written: `text/uri-list`.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    ["text/uri-list"]
  }

  /// Loads the URL.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) { completion(Array((absoluteString + "\r\n").utf8), nil) }
}

extension NSString: ItemProviderReading, ItemProviderWriting {
  /// The types of plain text.
  @MainActor public static var readableTypeIdentifiersForItemProvider: [String] {
    String.readableTypeIdentifiersForItemProvider
  }

  /// The types of plain text.
  @MainActor public static var writableTypeIdentifiersForItemProvider: [String] {
    String.writableTypeIdentifiersForItemProvider
  }

  /// Returns the text in UTF-8.
  @MainActor public static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self {
    let text = NSString(string: String(decoding: data, as: UTF8.self))
    guard let result = text as? Self else { throw ItemProvider.LoadingError.unreadable }
    return result
  }

  /// Loads the text in UTF-8.
  @MainActor public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
  ) { completion(Array(String(describing: self).utf8), nil) }
}
