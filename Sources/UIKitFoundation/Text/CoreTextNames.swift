public import Foundation
public import WindowResponder

// Names of Core Foundation and Core Text for the fonts of text layers.

/// Core Foundation's name for a string object.
public typealias CFString = NSString
/// Core Text's name for `Font`.
public typealias CTFont = Font

/// Returns a font with a name. If there is no such font, returns the system's font.
///
/// - Parameters:
///   - name: The name of the font or of its family.
///   - size: The size, in points, or 0 for 12.
///   - matrix: Must be `nil`.
@preconcurrency @MainActor public func CTFontCreateWithName(
  _ name: CFString, _ size: Double, _ matrix: UnsafePointer<Transform>?
) -> CTFont {
  precondition(matrix == nil, "Fonts have no matrix. Transform the context or the layer instead.")
  let size = size > 0 ? size : 12
  return Font(name: String(describing: name), size: size) ?? .systemFont(ofSize: size)
}

/// Returns the font with a name, for `CATextLayer`, or `nil` if there is no such font. The layer's
/// `fontSize` determines its size. Follows `CGFont.init(_:)`.
@preconcurrency @MainActor public func CGFont(_ name: CFString) -> Font? {
  Font(name: String(describing: name), size: 12)
}
