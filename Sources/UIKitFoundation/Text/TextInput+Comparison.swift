public import Foundation
public import WindowResponder

extension TextInput {
  /// Returns the order of two positions. Follows `UITextInput.compare(_:to:)`.
  public func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    if position == other { return .orderedSame }
    return position < other ? .orderedAscending : .orderedDescending
  }
}
