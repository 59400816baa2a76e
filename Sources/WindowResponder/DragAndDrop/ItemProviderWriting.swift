/// What data of an item can be made of. Follows `NSItemProviderWriting`.
///
/// `String` and ``Image`` are; a type of your own names the types of data that it gives:
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
  /// The types of data that it gives, the best one first: MIME types, or UIKit's names.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives data of a type to the closure, now or later; nil with an error where it cannot.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completion:
      @escaping @MainActor ([UInt8]?, (any Error)?) -> Void)
}
