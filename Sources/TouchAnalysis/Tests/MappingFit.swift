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
  /// A Boolean value that indicates whether the map distorts the screen as no hand does.
  ///
  /// A hand may tap beside all targets in one direction, but it neither scales nor rotates their positions.
  package let isBeyondHands: Bool
  /// The matrix that corrects the mapping, as the six numbers of libinput's calibration matrix.
  ///
  /// The value is `nil` if the window did not fill the screen, because the matrix refers to the edges of the
  /// screen.
  package let calibration: Affine?

  /// The largest distance of a tap that counts as fitted, in millimetres, which is the accuracy of a finger.
  static let reach = 8.0
  /// The smallest number of targets for a map that mirrors, rotates by quarter turns and translates, and for
  /// any other map.
  private static let fewest = 3
  private static let fewestOfAny = 4
  /// The smallest distance of a hand's taps from their targets, RMS, in millimetres. A few taps may be nearer
  /// to a map by chance.
  private static let handNoise = 1.0
  /// The mean offset that a hand causes, in millimetres.
  private static let handOffset = 2.5
  /// The distance, RMS, by which a hand does not distort a screen, in millimetres.
  private static let handDistortion = 1.5

  /// A target with the positions that were reported while it was shown.
  struct Trial {
    var target: Position
    var positions: [Position]
  }

  /// A map with the taps that it fits.
  private struct Fit {
    var map: Affine
    var pairs: [(from: Position, to: Position)]
    /// The number of the map's parameters that were fitted.
    var parameters = 6
  }

  /// Creates the best map, or returns `nil` if no map fits taps of at least two thirds of the targets.
  ///
  /// - Parameters:
  ///   - trials: The targets, with the positions that were reported while they were shown.
  ///   - screen: The screen.
  ///   - isByHand: A Boolean value that indicates whether a hand tapped, which has an offset of its own.
  init?(_ trials: [Trial], on screen: ScreenSize, isByHand: Bool = false) {
    let trials = trials.filter { !$0.positions.isEmpty }
    guard trials.count >= Self.fewest, screen.width > 0, screen.height > 0 else { return nil }
    let noise = isByHand ? Self.handNoise : 0
    let candidates = [
      Self.fit(trials, on: screen, noise: noise), Self.turn(trials, on: screen),
    ]
    let fits = candidates.compactMap { $0 }.filter { $0.pairs.count * 3 >= trials.count * 2 }
    guard let fit = fits.first else { return nil }
    let found = fit.map
    map = found
    fitted = fit.pairs.count
    targets = trials.count
    let ways = trials.map { found.apply($0.target) - $0.target }
    error = Spread(ways.map(\.length)).rms
    residual = Spread(fit.pairs.map { found.apply($0.from).distance(to: $0.to) }).rms
    let faults = Self.faults(
      of: found, on: screen, Precision(fit, noise: noise),
      leastOffset: isByHand ? Self.handOffset : 1)
    self.faults = faults
    let mean = Position.mean(ways)
    isBeyondHands =
      !faults.isEmpty && Spread(ways.map { $0.distance(to: mean) }).rms >= Self.handDistortion
    calibration = screen.hasEdges ? Self.calibration(of: found, on: screen, screen.transform) : nil
  }

  /// Returns the map that fits the taps best, if there are enough for any map.
  private static func fit(_ trials: [Trial], on screen: ScreenSize, noise: Double) -> Fit? {
    guard trials.count >= fewestOfAny, var best = search(trials) else { return nil }
    for _ in 0..<5 {
      let pairs = pairs(of: trials, fitting: best)
      guard pairs.count >= fewestOfAny, let next = Affine(pairs) else { return nil }
      best = next
    }
    let pairs = pairs(of: trials, fitting: best)
    guard pairs.count >= fewestOfAny else { return nil }
    return simplest(best, through: pairs, on: screen, noise: noise)
  }

  /// Returns the symmetry of the screen with an offset that fits the taps best, within the accuracy of a
  /// finger.
  private static func turn(_ trials: [Trial], on screen: ScreenSize) -> Fit? {
    var best: (map: Affine, score: Double)?
    for turn in symmetries(of: screen) {
      for anchor in trials.prefix(12) {
        let way = anchor.positions[0] - turn.apply(anchor.target)
        let map = Affine(1, 0, way.x, 0, 1, way.y).after(turn)
        let score = score(map, trials)
        // Targets in a row do not distinguish all symmetries: the first one is the simplest.
        if score < (best?.score ?? .infinity) - 0.5 { best = (map, score) }
      }
    }
    guard let best else { return nil }
    let near = pairs(of: trials, fitting: best.map)
    let way = Position.mean(near.map { $0.to - best.map.apply($0.from) })
    let map = Affine(1, 0, way.x, 0, 1, way.y).after(best.map)
    let fitted = pairs(of: trials, fitting: map)
    guard fitted.count >= fewest,
      Spread(fitted.map { map.apply($0.from).distance(to: $0.to) }).rms <= reach / 2
    else { return nil }
    return Fit(map: map, pairs: fitted, parameters: 2)
  }

  /// Returns the eight symmetries of a screen, in millimetres, the identity first.
  private static func symmetries(of screen: ScreenSize) -> [Affine] {
    let (width, height) = (screen.width, screen.height)
    return [false, true].flatMap { isSwapped in
      [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)].map { x, y in
        isSwapped
          ? Affine(
            0, x * width / height, x < 0 ? width : 0, y * height / width, 0, y < 0 ? height : 0)
          : Affine(x, 0, x < 0 ? width : 0, 0, y, y < 0 ? height : 0)
      }
    }
  }

  /// Returns the sum of the distances of the nearest taps from the images of the targets. A distant tap
  /// counts as three times ``reach``.
  private static func score(_ map: Affine, _ trials: [Trial]) -> Double {
    trials.reduce(0) { sum, trial in
      let expected = map.apply(trial.target)
      let least = trial.positions.reduce(.infinity) { min($0, $1.distance(to: expected)) }
      return sum + min(least, 3 * reach)
    }
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
      let score = score(map, trials)
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
    _ map: Affine, through pairs: [(from: Position, to: Position)], on screen: ScreenSize,
    noise: Double
  ) -> Fit {
    func residual(_ map: Affine) -> Double {
      Spread(pairs.map { map.apply($0.from).distance(to: $0.to) }).rms
    }
    let least = residual(map)
    let freedom = Double(max(1, pairs.count * 2 - 6))
    /// Returns a Boolean value that indicates whether a map with fewer parameters fits about as well: a map
    /// with all of them also fits the noise of a few taps.
    func isEnough(_ simpler: Affine, parameters: Double) -> Bool {
      let excess = (6 - parameters) * (3 + 16 / freedom) / freedom
      let factor = max(1.15, (1 + excess).squareRoot())
      return residual(simpler) <= max(max(least, noise) * factor, least + 0.15)
    }
    let turn = turned(like: map, on: screen)
    if isEnough(turn, parameters: 0) { return Fit(map: turn, pairs: pairs, parameters: 0) }
    let images = pairs.map { (from: turn.apply($0.from), to: $0.to) }
    let way = Position.mean(images.map { $0.to - $0.from })
    let moved = Affine(1, 0, way.x, 0, 1, way.y).after(turn)
    if isEnough(moved, parameters: 2) { return Fit(map: moved, pairs: pairs, parameters: 2) }
    let (x, y) = (
      line(images.map { ($0.from.x, $0.to.x) }), line(images.map { ($0.from.y, $0.to.y) })
    )
    let scaled = Affine(x.slope, 0, x.offset, 0, y.slope, y.offset).after(turn)
    return isEnough(scaled, parameters: 4)
      ? Fit(map: scaled, pairs: pairs, parameters: 4) : Fit(map: map, pairs: pairs)
  }

  /// The smallest faults that the noise of the taps does not cause.
  private struct Precision {
    /// The length of an offset, in millimetres.
    let offset: Double
    /// The difference of a factor along x and along y from 1.
    let factorX: Double
    let factorY: Double
    /// The angle of a rotation, in degrees.
    let angle: Double

    init(_ fit: Fit, noise: Double) {
      let count = Double(fit.pairs.count)
      let freedom = max(1, count * 2 - Double(fit.parameters))
      let squares = fit.pairs.reduce(0.0) {
        let way = fit.map.apply($1.from) - $1.to
        return $0 + way.x * way.x + way.y * way.y
      }
      // Three standard errors, and more if there are few taps.
      let error =
        3 * (1 + 4 / freedom) * max((squares / freedom).squareRoot(), noise / 2.0.squareRoot())
      let middle = Position.mean(fit.pairs.map(\.from))
      let (x, y) = (
        fit.pairs.reduce(0.0) { $0 + ($1.from.x - middle.x) * ($1.from.x - middle.x) },
        fit.pairs.reduce(0.0) { $0 + ($1.from.y - middle.y) * ($1.from.y - middle.y) }
      )
      offset = error / count.squareRoot()
      factorX = error / max(1, x.squareRoot())
      factorY = error / max(1, y.squareRoot())
      angle = error / max(1, (x + y).squareRoot()) * 180 / .pi
    }
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

  private static func faults(
    of map: Affine, on screen: ScreenSize, _ precision: Precision, leastOffset: Double
  ) -> [MappingFault] {
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
      if angle.magnitude >= max(1, precision.angle) { faults.append(.turned(angle)) }
    }
    let factors =
      isSwapped
      ? (shares.b.magnitude, shares.d.magnitude)
      : (Position(x: map.a, y: map.d).length, Position(x: map.b, y: map.e).length)
    for (axis, factor, least) in [
      ("x", factors.0, precision.factorX), ("y", factors.1, precision.factorY),
    ] where (factor - 1).magnitude >= max(0.03, least) {
      faults.append(.scaled(axis: axis, factor: factor))
    }
    let (width, height) = (screen.width, screen.height)
    let middle = Position(x: width / 2, y: height / 2)
    let offset = map.apply(middle) - middle
    if offset.length >= max(leastOffset, precision.offset) { faults.append(.offset(offset)) }
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
