/// Properties of a device that its file may not contain.
package struct ImportOptions: Hashable, Sendable {
  /// The size of the active area along the axes X and Y, in millimetres, or `nil` for the size in the file.
  /// It takes precedence over the file.
  package var size: (width: Double, height: Double)? {
    get { hasSize ? (width, height) : nil }
    set {
      (hasSize, width, height) = (newValue != nil, newValue?.width ?? 0, newValue?.height ?? 0)
    }
  }
  /// The range of X, or `nil` for the range in the file. It takes precedence over the file.
  package var rangeX: ClosedRange<Int32>?
  /// The range of Y, or `nil` for the range in the file. It takes precedence over the file.
  package var rangeY: ClosedRange<Int32>?

  private var hasSize = false
  private var width = 0.0
  private var height = 0.0

  /// Creates options without values.
  package init() {}

  /// The range of possible widths and heights of a screen, in millimetres.
  package static let possibleSizes = 5.0...10_000

  /// Parses a size such as `216x135mm`, `216.5x135mm` or `216,5x135mm`. If the text is not in that form, or a
  /// length is not in ``possibleSizes``, returns `nil`.
  package static func size(parsing text: String) -> (width: Double, height: Double)? {
    guard text.hasSuffix("mm") else { return nil }
    let parts = text.dropLast(2).split(separator: "x", omittingEmptySubsequences: false).map {
      Double(String($0.map { $0 == "," ? "." : $0 }))
    }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      possibleSizes.contains(width), possibleSizes.contains(height)
    else { return nil }
    return (width, height)
  }

  /// Parses ranges such as `0-479,0-799`, or `479x799` for ranges that begin at 0. If the text is not in that
  /// form, or a range is empty, returns `nil`.
  package static func ranges(
    parsing text: String
  ) -> (x: ClosedRange<Int32>, y: ClosedRange<Int32>)? {
    let largest = text.split(separator: "x", omittingEmptySubsequences: false).map { Int32($0) }
    if largest.count == 2, let x = largest[0], let y = largest[1], x > 0, y > 0 {
      return (0...x, 0...y)
    }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = range(parsing: parts[0]), let y = range(parsing: parts[1])
    else { return nil }
    return (x, y)
  }

  private static func range(parsing text: Substring) -> ClosedRange<Int32>? {
    // The minimum may be negative. A minus at the beginning belongs to it.
    guard let place = text.dropFirst().firstIndex(of: "-"), let low = Int32(text[..<place]),
      let high = Int32(text[text.index(after: place)...]), low < high
    else { return nil }
    return low...high
  }
}
