import CCairo
import ResponderGeometry

/// The coverage of a symbol in one size.
@MainActor package final class SymbolMask {
  /// The largest side of a cached mask, in pixels. Larger symbols are drawn from their parts.
  static let largestSide = 256
  /// The largest number of cached masks.
  private static let cacheLimit = 128

  private struct Key: Hashable {
    var symbol: Symbol
    var width: Int
    var height: Int
  }

  private static var cache: [Key: SymbolMask] = [:]

  /// Removes all masks from the cache. Masks in use are not destroyed.
  package static func emptyCache() { cache = [:] }

  let coverage: [UInt8]

  private init(coverage: [UInt8]) { self.coverage = coverage }

  /// Returns the mask of a symbol in a size in pixels. If the symbol is too large for the cache, returns
  /// `nil`.
  static func make(_ symbol: Symbol, width: Int, height: Int) -> SymbolMask? {
    let key = Key(symbol: symbol, width: width, height: height)
    if let mask = cache[key] { return mask }
    guard width > 0, height > 0, width <= largestSide, height <= largestSide,
      let canvas = Canvas(width: width, height: height)
    else { return nil }
    if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
    GraphicsContext(canvas: canvas, scale: 1).drawParts(
      of: symbol, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
      color: .black)
    let mask = SymbolMask(
      coverage: (0..<width * height).map { UInt8(canvas.base[$0] >> 24) })
    cache[key] = mask
    return mask
  }
}
