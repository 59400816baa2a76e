internal import TouchRecording

/// The size and the angle of contacts.
package struct ShapeAnalysis: Sendable {
  /// The share of touches that tell their size, in percent.
  package let offered: Double
  /// The longer and the shorter axis, the middle of all, in millimetres; nil where none was told.
  package let axes: (major: Double, minor: Double)?
  /// How much the longer axis is wrong at most, in millimetres; nil where the true one is not known.
  package let sizeError: Double?
  /// How much the angle is wrong at most, in degrees; nil where the true one is not known.
  package let angleError: Double?
  private let count: Int
  private let holder: Holder

  /// Looks at runs; nil where nothing touched.
  package init?(_ runs: [TestRun]) {
    let contacts = runs.flatMap(\.contacts)
    guard !contacts.isEmpty else { return nil }
    let shaped = contacts.filter { !$0.shapes.isEmpty }
    offered = 100 * Double(shaped.count) / Double(contacts.count)
    count = contacts.count
    holder = runs.holder
    let shapes = shaped.filter(\.screen.isMetric).flatMap(\.shapes)
    axes =
      shapes.isEmpty
      ? nil : (Spread(shapes.map(\.major)).median, Spread(shapes.map(\.minor)).median)
    let sizes = runs.filter { $0.plan.size > 0 && $0.screen.isMetric }.flatMap { run in
      run.contacts.filter { !$0.shapes.isEmpty }.map { contact in
        (Spread(contact.shapes.map(\.major)).median - run.plan.size).magnitude
      }
    }
    sizeError = sizes.max()
    // A plan without an angle says 0, which is one too: only the part `angle` is about it.
    angleError = runs.filter { $0.plan.part == "angle" }.flatMap { run in
      run.contacts.flatMap { contact in
        contact.angles.map { Self.difference($0, run.plan.angle) }
      }
    }.max()
  }

  /// How far two directions of an axis are apart, in degrees, from 0 to 90.
  static func difference(_ first: Double, _ second: Double) -> Double {
    let turn = (first - second).remainder(dividingBy: 180)
    return turn.magnitude
  }

  /// What was measured.
  package var figures: [Figure] {
    var figures = [Figure(.shapeOffered, offered, holder: holder, count: count)]
    if let sizeError {
      figures.append(Figure(.shapeSize, sizeError, holder: holder, count: count))
    }
    if let angleError {
      figures.append(Figure(.shapeAngle, angleError, holder: holder, count: count))
    }
    return figures
  }
}
