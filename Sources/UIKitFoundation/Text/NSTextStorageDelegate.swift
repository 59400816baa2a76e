public import Foundation

/// The methods that are notified of changes in a text storage. Follows `NSTextStorageDelegate`.
@preconcurrency @MainActor public protocol NSTextStorageDelegate: AnyObject {
  /// Tells the delegate that changes are about to be processed. It may change characters and attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes in the present text.
  ///   - delta: The number of characters that the changes have added.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells the delegate that changes were processed. It may change attributes.
  ///
  /// - Parameters:
  ///   - textStorage: The text storage.
  ///   - editedMask: The kinds of the changes.
  ///   - editedRange: The range of the changes in the present text.
  ///   - delta: The number of characters that the changes have added.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Performs no action by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Performs no action by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
