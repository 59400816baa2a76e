internal import TouchRecording

/// The mapping of a panel to its screen, as taps on targets show it.
///
/// It is the affine map from targets to reports that fits most of them.
package struct MappingFit: Sendable {
  /// The map from the position of a target to the reported position of its tap, in millimetres.
  package let map: Affine
  /// The distance between targets and their images, RMS, in millimetres.
  package let error: Double
  /// The distance of the taps from the images of their targets, RMS, in millimetres.
  package let residual: Double
  /// The number of targets with a tap near their image.
  package let fitted: Int
  /// The number of targets.
  package let targets: Int
  /// The faults, the gravest first, or none if the map changes nothing relevant.
  package let faults: [MappingFault]
  /// The matrix that corrects the mapping, as the six numbers of libinput's calibration matrix.
  ///
  /// The value is `nil` if the window did not fill the screen, because the matrix refers to the edges of the
  /// screen.
  package let calibration: Affine?

  /// The largest distance of a tap that counts as fitted, in millimetres, which is the accuracy of a finger.
  static let reach = 8.0
  /// The smallest number of targets for a map.
  private static let fewest = 4

  /// A target with the positions that were reported while it was shown.
  struct Trial {
    var target: Position
    var positions: [Position]
  }

  /// Creates the best map, or returns `nil` if no map fits taps of at least two thirds of the targets.
  init?(_ trials: [Trial], on screen: ScreenSize) {
    let trials = trials.filter { !$0.positions.isEmpty }
    guard trials.count >= Self.fewest, screen.width > 0, screen.height > 0 else { return nil }
    guard var best = Self.search(trials) else { return nil }
    for _ in 0..<5 {
      let pairs = Self.pairs(of: trials, fitting: best)
      guard pairs.count >= Self.fewest, let next = Affine(pairs) else { return nil }
      best = next
    }
    let pairs = Self.pairs(of: trials, fitting: best)
    guard pairs.count >= Self.fewest, pairs.count * 3 >= trials.count * 2 else { return nil }
    let found = Self.simplest(best, through: pairs, on: screen)
    map = found
    fitted = pairs.count
    targets = trials.count
    error = Spread(trials.map { found.apply($0.target).distance(to: $0.target) }).rms
    residual = Spread(pairs.map { found.apply($0.from).distance(to: $0.to) }).rms
    faults = Self.faults(of: found, on: screen)
    calibration = screen.hasEdges ? Self.calibration(of: found, on: screen, screen.transform) : nil
  }

  /// Returns pairs of a target and the tap that is nearest to its image.
  private static func pairs(
    of trials: [Trial], fitting map: Affine
  ) -> [(from: Position, to: Position)] {
    trials.compactMap { trial in
      let expected = map.apply(trial.target)
      let nearest = trial.positions.min { $0.distance(to: expected) < $1.distance(to: expected) }
      guard let nearest, nearest.distance(to: expected) <= reach else { return nil }
      return (trial.target, nearest)
    }
  }

  /// Returns the best map through three targets that are far from one another, so that a few bad taps have no
  /// influence.
  private static func search(_ trials: [Trial]) -> Affine? {
    var best: (map: Affine, score: Double)?
    let step = max(1, trials.count / 12)
    let some = stride(from: 0, to: trials.count, by: step).map { $0 }
    func consider(_ map: Affine) {
      let distances = trials.map { trial in
        let expected = map.apply(trial.target)
        let least = trial.positions.reduce(.infinity) { min($0, $1.distance(to: expected)) }
        return min(least, 3 * reach)
      }
      let score = distances.reduce(0, +)
      if score < best?.score ?? .infinity { best = (map, score) }
    }
    consider(Affine())
    for (number, first) in some.enumerated() {
      for (next, second) in some.enumerated().dropFirst(number + 1) {
        for third in some.dropFirst(next + 1) {
          let pairs = [first, second, third].map {
            (from: trials[$0].target, to: trials[$0].positions[0])
          }
          if let map = Affine(pairs), (0.05...20).contains(map.determinant.magnitude) {
            consider(map)
          }
        }
      }
    }
    return best?.map
  }

  /// Returns the simplest map that fits about as well as another one: one that only mirrors and rotates, one
  /// that also translates, or one that also scales.
  private static func simplest(
    _ map: Affine, through pairs: [(from: Position, to: Position)], on screen: ScreenSize
  ) -> Affine {
    func residual(_ map: Affine) -> Double {
      Spread(pairs.map { map.apply($0.from).distance(to: $0.to) }).rms
    }
    let enough = max(residual(map) * 1.15, residual(map) + 0.15)
    let turn = turned(like: map, on: screen)
    if residual(turn) <= enough { return turn }
    let images = pairs.map { (from: turn.apply($0.from), to: $0.to) }
    let way = Position.mean(images.map { $0.to - $0.from })
    let moved = Affine(1, 0, way.x, 0, 1, way.y).after(turn)
    if residual(moved) <= enough { return moved }
    let (x, y) = (
      line(images.map { ($0.from.x, $0.to.x) }), line(images.map { ($0.from.y, $0.to.y) })
    )
    let scaled = Affine(x.slope, 0, x.offset, 0, y.slope, y.offset).after(turn)
    return residual(scaled) <= enough ? scaled : map
  }

  /// Returns the line through pairs of numbers, by least squares.
  private static func line(_ pairs: [(from: Double, to: Double)]) -> (slope: Double, offset: Double)
  {
    let count = Double(max(1, pairs.count))
    let from = pairs.reduce(0) { $0 + $1.from } / count
    let to = pairs.reduce(0) { $0 + $1.to } / count
    let square = pairs.reduce(0) { $0 + ($1.from - from) * ($1.from - from) }
    guard square > 0 else { return (1, to - from) }
    let slope = pairs.reduce(0) { $0 + ($1.from - from) * ($1.to - to) } / square
    return (slope, to - slope * from)
  }

  /// Returns the most similar of the eight symmetries of a rectangle, in millimetres.
  private static func turned(like map: Affine, on screen: ScreenSize) -> Affine {
    let shares = normalized(map, on: screen)
    let (width, height) = (screen.width, screen.height)
    if shares.b.magnitude + shares.d.magnitude > shares.a.magnitude + shares.e.magnitude {
      return Affine(
        0, (shares.b < 0 ? -1 : 1) * width / height, shares.b < 0 ? width : 0,
        (shares.d < 0 ? -1 : 1) * height / width, 0, shares.d < 0 ? height : 0)
    }
    return Affine(
      shares.a < 0 ? -1 : 1, 0, shares.a < 0 ? width : 0, 0, shares.e < 0 ? -1 : 1,
      shares.e < 0 ? height : 0)
  }

  /// Returns the map in fractions of the screen's width and height.
  private static func normalized(_ map: Affine, on screen: ScreenSize) -> Affine {
    let (width, height) = (screen.width, screen.height)
    return Affine(
      map.a, map.b * height / width, map.c / width, map.d * width / height, map.e, map.f / height)
  }

  private static func faults(of map: Affine, on screen: ScreenSize) -> [MappingFault] {
    let shares = normalized(map, on: screen)
    var faults: [MappingFault] = []
    // The eight symmetries of a rectangle.
    let isSwapped =
      shares.b.magnitude + shares.d.magnitude > shares.a.magnitude + shares.e.magnitude
    let (first, second) = isSwapped ? (shares.b, shares.d) : (shares.a, shares.e)
    let (isMirroredX, isMirroredY) = (first < 0, second < 0)
    if isSwapped {
      switch (isMirroredX, isMirroredY) {
      case (true, false): faults.append(.quarterTurns(90))
      case (false, true): faults.append(.quarterTurns(270))
      case (false, false): faults.append(.swappedAxes)
      case (true, true):
        faults += [.swappedAxes, .mirroredHorizontally, .mirroredVertically]
      }
    } else if isMirroredX, isMirroredY {
      faults.append(.quarterTurns(180))
    } else if isMirroredX {
      faults.append(.mirroredHorizontally)
    } else if isMirroredY {
      faults.append(.mirroredVertically)
    }
    // The remaining faults: a rotation by a few degrees, a scale, an offset in the middle.
    if faults.isEmpty {
      let angle = Angles.degrees(of: Position(x: map.a + map.e, y: map.d - map.b))
      if angle.magnitude >= 1 { faults.append(.turned(angle)) }
    }
    let factors =
      isSwapped
      ? (shares.b.magnitude, shares.d.magnitude)
      : (Position(x: map.a, y: map.d).length, Position(x: map.b, y: map.e).length)
    for (axis, factor) in [("x", factors.0), ("y", factors.1)]
    where (factor - 1).magnitude >= 0.03 { faults.append(.scaled(axis: axis, factor: factor)) }
    let (width, height) = (screen.width, screen.height)
    let middle = Position(x: width / 2, y: height / 2)
    let offset = map.apply(middle) - middle
    if offset.length >= 1 { faults.append(.offset(offset)) }
    return faults
  }

  /// Returns the inverse in fractions of the screen, in the panel's own directions, because libinput
  /// transforms reports before the compositor does.
  private static func calibration(
    of map: Affine, on screen: ScreenSize, _ transform: Int32
  ) -> Affine? {
    let turn = Self.turn(transform)
    guard let back = turn.inverse, let right = normalized(map, on: screen).inverse else {
      return nil
    }
    return back.after(right.after(turn))
  }

  /// Returns the map from fractions of an output's own image to fractions after `wl_output.transform`.
  private static func turn(_ transform: Int32) -> Affine {
    switch transform {
    case 1: Affine(0, 1, 0, -1, 0, 1)
    case 2: Affine(-1, 0, 1, 0, -1, 1)
    case 3: Affine(0, -1, 1, 1, 0, 0)
    case 4: Affine(-1, 0, 1, 0, 1, 0)
    case 5: Affine(0, 1, 0, 1, 0, 0)
    case 6: Affine(1, 0, 0, 0, -1, 1)
    case 7: Affine(0, -1, 1, -1, 0, 1)
    default: Affine()
    }
  }
}
