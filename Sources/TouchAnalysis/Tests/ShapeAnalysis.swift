internal import TouchRecording

/// The size and the angle of contacts.
package struct ShapeAnalysis: Sendable {
  /// The percentage of touches that report their size.
  package let offered: Double
  /// The medians of the longer and the shorter axis, in millimetres, or `nil` if none was reported.
  package let axes: (major: Double, minor: Double)?
  /// The largest error of the longer axis, in millimetres, or `nil` if the true length is unknown.
  package let sizeError: Double?
  /// The largest error of the angle, in degrees, or `nil` if the true angle is unknown.
  package let angleError: Double?
  private let count: Int
  private let holder: Holder

  /// Creates the analysis of runs, or returns `nil` if there are no contacts.
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
    // A plan without an angle has the angle 0, which is also a valid angle: only the part `angle` has one.
    angleError = runs.filter { $0.plan.part == "angle" }.flatMap { run in
      run.contacts.flatMap { contact in
        contact.angles.map { Self.difference($0, run.plan.angle) }
      }
    }.max()
  }

  /// Returns the difference of two directions of an axis, in degrees, from 0 to 90.
  static func difference(_ first: Double, _ second: Double) -> Double {
    let turn = (first - second).remainder(dividingBy: 180)
    return turn.magnitude
  }

  /// The figures of the test.
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
