import ResponderConstraints
import Testing

@Suite("Typical layouts")
struct TypicalLayoutTests {
  /// The position and size of a view along one axis: left and width, or top and height.
  struct Span {
    let start: ConstraintVariable
    let length: ConstraintVariable

    var end: [LinearTerm] { 1 * start + 1 * length }
    var middle: [LinearTerm] { 1 * start + 0.5 * length }
  }

  var solver = ConstraintSolver()

  private mutating func span() -> Span {
    Span(start: solver.makeVariable(), length: solver.makeVariable())
  }

  private mutating func container(_ length: Double) throws -> (Span, ConstraintID) {
    let container = span()
    try solver.require(1 * container.start, .equal, 0)
    return (container, try solver.require(1 * container.length, .equal, length))
  }

  @Test("A row of equal widths with gaps fills its container, which may be resized")
  mutating func equalWidths() throws {
    let (container, width) = try container(340)
    let views = (0..<4).map { _ in span() }
    try solver.require(1 * views[0].start - 1 * container.start, .equal, 20)
    for (left, right) in zip(views, views.dropFirst()) {
      try solver.require(1 * right.start - left.end, .equal, 8)
      try solver.require(1 * right.length - 1 * left.length, .equal, 0)
    }
    try solver.require(container.end - views[3].end, .equal, 20)
    for total in [340.0, 1_000, 111] {
      try solver.setConstant(total, of: width)
      let each = (total - 40 - 24) / 4
      for (index, view) in views.enumerated() {
        #expect(solver.has(each, for: view.length))
        #expect(solver.has(20 + Double(index) * (each + 8), for: view.start))
      }
    }
    #expect(solver.undetermined().isEmpty)
  }

  @Test("A centred view shrinks to keep its least margin")
  mutating func centred() throws {
    let (container, width) = try container(500)
    let view = span()
    try solver.require(view.middle - container.middle, .equal, 0)
    try solver.require(1 * view.start - 1 * container.start, .greaterThanOrEqual, 16)
    try solver.prefer(1 * view.length, .equal, 300, 750)
    #expect(solver.has(100, for: view.start))
    try solver.setConstant(200, of: width)
    #expect(solver.has(16, for: view.start))
    #expect(solver.has(168, for: view.length))
    try solver.setConstant(400, of: width)
    #expect(solver.has(50, for: view.start))
  }

  @Test("Labels on one baseline stand above a line that holds the tallest")
  mutating func baselines() throws {
    let ascents = [12.0, 30, 18]
    let descents = [4.0, 9, 6]
    let labels = ascents.map { _ in span() }
    let row = span()
    try solver.require(1 * row.start, .equal, 0)
    for (index, label) in labels.enumerated() {
      try solver.require(1 * label.length, .equal, ascents[index] + descents[index])
      try solver.require(1 * label.start - 1 * row.start, .greaterThanOrEqual, 0)
      try solver.require(row.end - label.end, .greaterThanOrEqual, 0)
      guard index > 0 else { continue }
      let change = ascents[index - 1] - ascents[index]
      try solver.require(1 * label.start - 1 * labels[index - 1].start, .equal, change)
    }
    try solver.prefer(1 * row.length, .equal, 0, 50)
    for (index, label) in labels.enumerated() {
      #expect(solver.has(30 - ascents[index], for: label.start))
    }
    #expect(solver.has(39, for: row.length))
    #expect(solver.undetermined().isEmpty)
  }

  @Test("Of two labels the one that hugs less grows, and the one that resists less is cut")
  mutating func huggingAndCompression() throws {
    let (container, width) = try container(300)
    let labels = [span(), span()]
    let hugging: [Float] = [251, 250]
    let resistance: [Float] = [750, 751]
    for (index, label) in labels.enumerated() {
      try solver.prefer(1 * label.length, .lessThanOrEqual, 100, hugging[index])
      try solver.prefer(1 * label.length, .greaterThanOrEqual, 100, resistance[index])
      try solver.require(1 * label.length, .greaterThanOrEqual, 0)
    }
    try solver.require(1 * labels[0].start - 1 * container.start, .equal, 0)
    try solver.require(1 * labels[1].start - labels[0].end, .equal, 10)
    try solver.require(container.end - labels[1].end, .equal, 0)
    for (total, first, second) in [(300.0, 100.0, 190.0), (150, 40, 100), (60, 0, 50)] {
      try solver.setConstant(total, of: width)
      #expect(solver.has(first, for: labels[0].length))
      #expect(solver.has(second, for: labels[1].length))
    }
    #expect(solver.undetermined().isEmpty)
  }

  @Test("An image keeps its aspect ratio within a box, as large as it can be")
  mutating func aspectRatio() throws {
    let (_, boxWidth) = try container(400)
    let image = (width: solver.makeVariable(), height: solver.makeVariable())
    let limit = try solver.require(1 * image.width, .lessThanOrEqual, 400)
    try solver.require(1 * image.height, .lessThanOrEqual, 180)
    try solver.require(1 * image.width - 16.0 / 9 * image.height, .equal, 0)
    try solver.prefer(1 * image.width, .equal, 10_000, 500)
    #expect(solver.has(320, for: image.width))
    #expect(solver.has(180, for: image.height))
    try solver.setConstant(160, of: limit)
    #expect(solver.has(90, for: image.height))
    try solver.remove(boxWidth)
    #expect(solver.has(160, for: image.width))
  }

  @Test("A hidden view that is taken out of a row lets the others close up")
  mutating func takenOut() throws {
    let views = (0..<3).map { _ in span() }
    try solver.require(1 * views[0].start, .equal, 0)
    for view in views { try solver.require(1 * view.length, .equal, 50) }
    let gaps = [
      try solver.require(1 * views[1].start - views[0].end, .equal, 8),
      try solver.require(1 * views[2].start - views[1].end, .equal, 8),
    ]
    #expect(solver.has(116, for: views[2].start))
    for gap in gaps { try solver.remove(gap) }
    #expect(solver.undetermined() == [views[1].start, views[2].start])
    try solver.require(1 * views[2].start - views[0].end, .equal, 8)
    #expect(solver.has(58, for: views[2].start))
  }
}
