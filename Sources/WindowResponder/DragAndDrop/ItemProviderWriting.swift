/// A type whose values provide data of an item. Follows `NSItemProviderWriting`.
///
/// `String` and ``Image`` conform to it. Your own type lists the types of data that its values provide:
///
///     extension Note: ItemProviderWriting {
///       static var writableTypeIdentifiersForItemProvider: [String] {
///         ["application/x-note", "text/plain"]
///       }
///       func loadData(
///         withTypeIdentifier typeIdentifier: String,
///         forItemProviderCompletionHandler completion:
///           @escaping @MainActor ([UInt8]?, (any Error)?) -> Void
///       ) { completion(typeIdentifier == "text/plain" ? Array(text.utf8) : bytes, nil) }
///     }
@preconcurrency @MainActor public protocol ItemProviderWriting {
  /// The types of data that are provided, the best one first. They are MIME types or UIKit's names.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Provides data of a type to the closure, now or later. If this fails, passes `nil` and an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void)
}
