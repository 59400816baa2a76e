import ResponderRuntime

/// The running animations of a layer. A layer at rest has none.
@MainActor final class LayerAnimations {
  @BackLink private var layer: Layer?

  /// An animation that was added.
  private struct Running {
    var key: String
    var animation: LayerAnimation
    var frozen: FrozenAnimation
    var completion: TransactionCompletion?
    /// The start time, in the layer's local time, in seconds, or `nil` while the layer is in no window.
    var begin: Double?
    var hasBegun = false
    var isOver = false
    /// A Boolean value that indicates whether the delegate was notified of the end. An animation that is kept
    /// after its end may run again if the application moves the layer's time.
    var hasEnded = false
  }

  private var running: [Running] = []
  private var ended: [(animation: LayerAnimation, completion: TransactionCompletion?)] = []
  @BackLink private var motion: ViewMotion?
  private var time = -Double.infinity
  private static var unnamed = 0

  private var presentLook: LayerLook?
  /// The visible values of the layer, or `nil` for its own values.
  var shown: LayerLook? { Layer.delay == 0 ? presentLook : lateLook }

  init(layer: Layer) { self.layer = layer }

  var keys: [String]? {
    let names = running.map(\.key).filter { !$0.hasPrefix("\u{0}") }
    return names.isEmpty ? nil : names
  }

  func animation(forKey key: String) -> LayerAnimation? {
    running.first { $0.key == key }?.animation
  }

  func add(_ animation: LayerAnimation, forKey key: String?) {
    if let key { remove(key) }
    Self.unnamed += 1
    guard let layer else { return }
    let completion = Transaction.completion
    completion?.began()
    running.append(
      Running(
        key: key ?? "\u{0}\(Self.unnamed)", animation: animation,
        frozen: animation.frozen(on: layer), completion: completion))
    attach()
  }

  /// Starts the animations that wait for a window.
  func attach() {
    guard !running.isEmpty, let view = layer?.hostView, let host = view.host, host.isOnScreen else {
      return
    }
    let motion = view.makeMotion(in: host)
    self.motion = motion
    let now = motion.animator.startTime
    let localNow = localTime(at: now)
    for index in running.indices where running[index].begin == nil {
      let wanted = running[index].frozen.timing.beginTime
      running[index].begin = wanted > 0 ? wanted : localNow
    }
    motion.add(self)
    time = max(time, now)
    change { self.update(at: self.time) }
  }

  func remove(_ key: String) {
    guard let index = running.firstIndex(where: { $0.key == key }) else { return }
    let gone = running.remove(at: index)
    change { self.update(at: self.time) }
    rest()
    if !gone.hasEnded { tell(gone.animation, gone.completion, isFinished: false) }
  }

  /// Ends all animations.
  func endAll(isFinished: Bool) {
    let gone = running
    if gone.isEmpty { return }
    change {
      self.running = []
      self.presentLook = nil
    }
    rest()
    for one in gone where !one.hasEnded {
      tell(one.animation, one.completion, isFinished: isFinished)
    }
  }

  private func rest() {
    guard running.isEmpty else { return }
    let motion = motion
    self.motion = nil
    if layer?.animations === self { layer?.animations = nil }
    motion?.remove(self)
  }

  /// Returns the local time of the layer for a time on the application's clock, in seconds.
  private func localTime(at time: Double) -> Double {
    LayerClock.isInUse ? layer?.clocks.local(time) ?? time : time
  }

  /// Updates the visible values after the layer's own have changed.
  func modelDidChange() { update(at: time) }

  /// Updates the visible values for a time. Returns a Boolean value that indicates whether the layer belongs
  /// to a view.
  func step(at time: Double, _ report: inout ViewMotion.Report) -> Bool {
    guard let layer else { return false }
    let isOfView = layer.view != nil
    // With the earlier time, for the boxes of copies with delays.
    if isOfView { layer.view?.invalidateWithOverflow() } else { layer.invalidate() }
    self.time = time
    let local = localTime(at: time)
    note(at: local, in: &report)
    update(at: time)
    if !isOfView { layer.invalidate() }
    let starting = running.indices.filter { index in
      !running[index].hasBegun && (running[index].begin ?? .infinity) <= local
    }
    for index in starting { running[index].hasBegun = true }
    let begun = starting.map { running[$0].animation }
    running.removeAll { one in
      guard one.isOver, one.animation.isRemovedOnCompletion else { return false }
      return true
    }
    for animation in begun { animation.delegate?.animationDidStart(animation) }
    return isOfView
  }

  /// Updates the report of a step, with the layer's local time.
  private func note(at time: Double, in report: inout ViewMotion.Report) {
    let clocks = layer?.clocks ?? []
    let speed = clocks.speed
    for index in running.indices {
      let one = running[index]
      guard let begin = one.begin else { continue }
      let total = one.frozen.timing.total
      running[index].isOver = time - begin >= total
      if running[index].isOver {
        if !one.hasEnded { ended.append((one.animation, one.completion)) }
        running[index].hasEnded = true
        // Copies of the layer may show earlier times.
        guard speed > 0, !one.animation.isRemovedOnCompletion, time - begin < total + copyDelay
        else { continue }
        report.moves = true
        report.movesToAnEnd = true
      } else if speed == 0 {
        continue
      } else if time < begin {
        if speed > 0 { report.nextBeginning = min(report.nextBeginning, clocks.outer(begin)) }
      } else {
        report.moves = true
        if total < LayerTiming.endlessTotal { report.movesToAnEnd = true }
      }
    }
  }

  /// The longest delay of a copy of the layer, in seconds of its local time.
  private var copyDelay: Double {
    var sum = 0.0
    var layer = layer
    while let current = layer {
      sum += current.parent?.painter?.longestDelay ?? 0
      layer = current.parent ?? current.maskedLayer
    }
    return sum
  }

  /// Notifies delegates and completions of the animations that ended in the last step.
  func tellEnds() {
    let told = ended
    ended = []
    rest()
    for one in told { tell(one.animation, one.completion, isFinished: true) }
  }

  private func tell(
    _ animation: LayerAnimation, _ completion: TransactionCompletion?, isFinished: Bool
  ) {
    animation.delegate?.animationDidStop(animation, finished: isFinished)
    completion?.ended()
  }

  private func change(_ body: () -> Void) {
    layer?.invalidate()
    body()
    layer?.view?.motion?.show()
    layer?.invalidate()
  }

  private func update(at time: Double) {
    presentLook = running.isEmpty ? nil : layer.map { seen($0.look, of: $0, at: time) }
  }

  /// The values that a copy with a delay shows.
  private var lateLook: LayerLook? {
    running.isEmpty ? nil : layer.map { seen($0.look, of: $0, at: time) }
  }

  private func seen(_ model: LayerLook, of layer: Layer, at time: Double) -> LayerLook {
    var look = model
    let local = localTime(at: time) - Layer.delay
    for one in running {
      guard let begin = one.begin else { continue }
      if one.isOver, one.animation.isRemovedOnCompletion { continue }
      one.frozen.apply(after: local - begin, model: layer.look, to: &look)
    }
    return look
  }

  /// Returns the visible value of a number of the layer's class at a local time in seconds, or at the time of
  /// the last step.
  func number(_ keyPath: String, model: Double, at time: Double?) -> Double {
    let local = time ?? localTime(at: self.time)
    var number = model
    for one in running {
      guard let begin = one.begin else { continue }
      if one.isOver, one.animation.isRemovedOnCompletion { continue }
      number = one.frozen.number(keyPath, after: local - begin, model: model, shown: number)
    }
    return number
  }

  /// A Boolean value that indicates whether there are animations of numbers of the layer's class.
  var hasNumbers: Bool { running.contains { $0.frozen.hasNumbers } }

  /// Returns a Boolean value that indicates whether numbers of the layer's class change at a local time in
  /// seconds, or later.
  func movesNumbers(at time: Double) -> Bool {
    running.contains { one in
      guard let begin = one.begin, one.frozen.hasNumbers else { return false }
      return time - begin < one.frozen.timing.total
    }
  }

  /// Returns the visible state of a view whose own animations have the given geometry and appearance.
  func shownOfView(
    _ geometry: ViewGeometry, _ appearance: Appearance
  ) -> (geometry: ViewGeometry, appearance: Appearance)? {
    guard let layer, layer.view != nil, !running.isEmpty else { return nil }
    var look = layer.look
    look.geometry = geometry
    look.appearance = appearance
    look = seen(look, of: layer, at: time)
    return (look.geometry, look.appearance)
  }
}

extension Layer {
  final func run(_ animation: LayerAnimation, forKey key: String?) {
    if let transition = animation as? LayerTransition { return run(transition) }
    let known = animations ?? LayerAnimations(layer: self)
    animations = known
    known.add(animation, forKey: key)
  }

  final func endAnimation(forKey key: String) { animations?.remove(key) }

  final func endAnimations() {
    animations?.endAll(isFinished: false)
    view?.removeAllAnimations()
  }

  /// Runs a transition from the visible content of the view to its later content.
  private func run(_ transition: LayerTransition) {
    let completion = Transaction.completion
    completion?.began()
    let finish: @MainActor (Bool) -> Void = { finished in
      transition.delegate?.animationDidStop(transition, finished: finished)
      completion?.ended()
    }
    transition.delegate?.animationDidStart(transition)
    guard let view, view.host?.isOnScreen == true, !view.bounds.isEmpty else { return finish(true) }
    let timing = transition.timing
    view.run(
      transition.kind, duration: timing.duration, curve: timing.curve ?? .linear,
      progress: transition.progress, completion: finish)
  }
}

extension LayerTransition {
  /// The range of the progress, limited to valid values.
  fileprivate var progress: ClosedRange<Double> {
    let start = min(max(Double(startProgress), 0), 1)
    return start...min(max(Double(endProgress), start), 1)
  }

  /// The kind of the view transition.
  fileprivate var kind: ViewTransition.Kind {
    let way = (subtype ?? .fromLeft).direction
    switch type {
    case .push: return .slide(way, movesOld: true, movesNew: true)
    case .moveIn: return .slide(way, movesOld: false, movesNew: true)
    case .reveal: return .slide(way, movesOld: true, movesNew: false)
    default: return .crossDissolve
    }
  }
}
