internal import SeededRandom
package import TouchAnalysis

/// A simulated touch screen with known faults, which is the same for the same seed.
package struct SyntheticScreen: Sendable {
  package let seed: UInt64
  package let fault: PlantedFault
  /// The size in millimetres, in the orientation that the user sees.
  package let width: Int32
  package let height: Int32
  /// The size in pixels, in the orientation that the user sees.
  package let pixelWidth: Int32
  package let pixelHeight: Int32
  /// The number of pixels per point, in 120ths.
  package let scale: Int32
  /// The rotation, as a value of `wl_output.transform`.
  package let transform: Int32
  /// The number of reports per second.
  package let rate: Double
  /// A Boolean value that indicates whether the compositor reports microseconds.
  package let hasMicroseconds: Bool
  /// The RMS distance by which noise moves a position along each axis, in millimetres. The distance is never
  /// more than three times that value.
  package let noise: Double
  /// The offset of reported positions from the true ones, in millimetres.
  package let offset: Position
  /// The distance between neighbouring coordinates, in millimetres, or 0 for the resolution of the protocol.
  package let grid: Double
  /// The map from the position of a touch to the reported position, without ``offset`` and noise.
  package let map: Affine
  /// The insensitive range, in millimetres: from, to.
  package let dead: (from: Position, to: Position)?
  /// The distance below which two touches are merged, in millimetres.
  package let mergeDistance: Double

  /// The side of a cell of the coverage test, in millimetres.
  package static let cell = 3.0
  /// The delay of a late or slow screen, in microseconds.
  package static let lateness: Int64 = 4_000

  /// The number of points per millimetre along the axes.
  package var pointsX: Double { Double(pixelWidth) * 120 / Double(scale) / Double(width) }
  package var pointsY: Double { Double(pixelHeight) * 120 / Double(scale) / Double(height) }

  /// Creates a screen with one fault. The seed determines all other properties.
  ///
  /// - Parameter isCoarse: A Boolean value that indicates whether the panel's coordinates have a visible
  ///   step.
  package init(seed: UInt64, fault: PlantedFault, isCoarse: Bool = false) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    self.fault = fault
    width = Int32.random(in: 120...240, using: &random)
    height = Int32.random(in: 70...150, using: &random)
    let density = Double.random(in: 6...12, using: &random)
    pixelWidth = Int32(Double(width) * density)
    pixelHeight = Int32(Double(height) * density)
    scale = [120, 150, 180, 240].randomElement(using: &random) ?? 120
    transform = Int32.random(in: 0...3, using: &random)
    rate = Double.random(in: 120...240, using: &random)
    hasMicroseconds = Bool.random(using: &random)
    noise =
      fault == .noisy
      ? Double.random(in: 0.3...0.6, using: &random)
      : Double.random(in: 0.01...0.035, using: &random)
    offset = Self.offset(fault, &random)
    grid = isCoarse ? Double.random(in: 0.08...0.4, using: &random) : 0
    map = Self.map(fault, Position(x: Double(width), y: Double(height)), &random)
    dead = Self.dead(fault, width: Double(width), height: Double(height), &random)
    mergeDistance =
      fault == .merging
      ? Double.random(in: 14...22, using: &random) : Double.random(in: 2...5, using: &random)
  }

  private static func map(
    _ fault: PlantedFault, _ size: Position, _ random: inout SeededGenerator
  ) -> Affine {
    let isAcross = fault == .mirrored || fault == .scaled ? Bool.random(using: &random) : false
    switch fault {
    case .mirrored:
      return isAcross ? Affine(-1, 0, size.x, 0, 1, 0) : Affine(1, 0, 0, 0, -1, size.y)
    case .scaled:
      let factor = Double.random(in: 0.75...0.93, using: &random)
      let rest = (1 - factor) / 2
      return isAcross
        ? Affine(factor, 0, rest * size.x, 0, 1, 0) : Affine(1, 0, 0, 0, factor, rest * size.y)
    default: return Affine()
    }
  }

  /// Returns the coordinate of the panel that is nearest to a position.
  func onGrid(_ position: Position) -> Position {
    guard grid > 0 else { return position }
    return Position(
      x: (position.x / grid).rounded() * grid, y: (position.y / grid).rounded() * grid)
  }

  private static func offset(
    _ fault: PlantedFault, _ random: inout SeededGenerator
  ) -> Position {
    let range = fault == .offset ? 0.8...2.0 : 0.0...0.2
    let length = Double.random(in: range, using: &random)
    // A direction: a position in the unit disc, outside its centre.
    var way = Position(x: 0, y: 0)
    repeat {
      way = Position(
        x: Double.random(in: -1...1, using: &random), y: Double.random(in: -1...1, using: &random))
    } while way.length > 1 || way.length < 0.1
    return way * (length / way.length)
  }

  private static func dead(
    _ fault: PlantedFault, width: Double, height: Double, _ random: inout SeededGenerator
  ) -> (from: Position, to: Position)? {
    let columns = Int((width / cell).rounded())
    let rows = Int((height / cell).rounded())
    let size = Position(x: width / Double(columns), y: height / Double(rows))
    let column = Int.random(in: 1..<columns - 1, using: &random)
    let row = Int.random(in: 1..<rows - 1, using: &random)
    let left = Double(column) * size.x
    switch fault {
    case .deadStripe:
      return (Position(x: left, y: 0), Position(x: left + size.x, y: height))
    case .deadCell:
      let top = Double(row) * size.y
      return (Position(x: left, y: top), Position(x: left + size.x, y: top + size.y))
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a touch at a position is ignored. Because noise can move
  /// a touch across the border of the insensitive area, the border is slightly wider.
  func isDead(_ position: Position) -> Bool {
    guard let dead else { return false }
    let margin = 3 * noise + offset.length
    return position.x >= dead.from.x - margin && position.x < dead.to.x + margin
      && position.y >= dead.from.y - margin && position.y < dead.to.y + margin
  }
}
