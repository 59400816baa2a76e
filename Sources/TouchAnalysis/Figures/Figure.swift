package import TouchRecording

/// A measured value.
package struct Figure: Hashable, Sendable {
  /// The name of the figure.
  package var name: FigureName
  /// The value, in the name's unit.
  package var value: Double
  /// The object that touched the screen. Of several, the least exact one.
  package var holder: Holder
  /// The number of measured items: taps, reports or touches.
  package var count: Int
  /// A Boolean value that indicates whether the value is only a bound and the true value may be better.
  ///
  /// Examples are two fingers that never came closer, and five fingers because there was no sixth.
  package var isBound: Bool
  /// A Boolean value that indicates whether no hand can cause the value, whatever its size.
  package var isBeyondHands: Bool
  /// The remark about the figure, or `nil` if there is none.
  package var remark: Remark?
  /// The positions with the worst values, if the figure has positions.
  package var positions: [Position]
  /// The times of the worst values, in seconds from the recording's first time, as `cut` and `replay` count.
  package var times: [Double]

  /// Creates a figure.
  package init(
    _ name: FigureName, _ value: Double, holder: Holder, count: Int, isBound: Bool = false,
    isBeyondHands: Bool = false, remark: Remark? = nil, positions: [Position] = [],
    times: [Double] = []
  ) {
    self.name = name
    self.value = value
    self.holder = holder
    self.count = count
    self.isBound = isBound
    self.isBeyondHands = isBeyondHands
    self.remark = remark
    self.positions = positions
    self.times = times
  }
}

extension Sequence<TestRun> {
  /// The object that touched the screen in several runs: the least exact of all.
  var holder: Holder {
    let order: [Holder] = [.hand, .guided, .robot, .injected]
    return order.first { holder in contains { $0.plan.holder == holder } } ?? .hand
  }
}
