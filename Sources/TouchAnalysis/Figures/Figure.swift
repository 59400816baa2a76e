package import TouchRecording

/// Something measured.
package struct Figure: Hashable, Sendable {
  /// What is measured.
  package var name: FigureName
  /// The value, in the name's unit.
  package var value: Double
  /// What touched the screen; of several the least exact.
  package var holder: Holder
  /// How many things were measured for it: taps, reports, touches.
  package var count: Int
  /// Whether the truth may be better, since nothing went further: two fingers that never came closer,
  /// five fingers because no sixth was there.
  package var isBound: Bool
  /// What has to be said about it, or `nil` if nothing has.
  package var remark: Remark?
  /// Where it was worst, as far as it has a place.
  package var places: [Place]
  /// When it was so, in seconds from the recording's first time, which `cut` and `replay` count from.
  package var times: [Double]

  /// Makes a figure.
  package init(
    _ name: FigureName, _ value: Double, holder: Holder, count: Int, isBound: Bool = false,
    remark: Remark? = nil, places: [Place] = [], times: [Double] = []
  ) {
    self.name = name
    self.value = value
    self.holder = holder
    self.count = count
    self.isBound = isBound
    self.remark = remark
    self.places = places
    self.times = times
  }
}

extension Sequence<TestRun> {
  /// What touched the screen in several runs: the least exact of all.
  var holder: Holder {
    let order: [Holder] = [.hand, .guided, .robot, .injected]
    return order.first { holder in contains { $0.plan.holder == holder } } ?? .hand
  }
}
