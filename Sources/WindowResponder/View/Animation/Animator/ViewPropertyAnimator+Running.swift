import ResponderRuntime

extension ViewPropertyAnimator: AnimationGroupController {
  // MARK: Changes

  func add(_ body: @escaping @MainActor () -> Void, delayFactor: Double) {
    guard let group, state == .active else {
      blocks.append((delayFactor, body))
      return
    }
    let wasEmpty = group.motions.isEmpty
    let done = min(max(group.moment(at: group.shownTime).part, 0), 1)
    animate(body, in: group, startPart: done + (1 - done) * delayFactor)
    if wasEmpty, !group.motions.isEmpty { group.commit() }
  }

  private func animate(
    _ body: @MainActor () -> Void, in group: AnimationGroup, startPart: Double
  ) {
    var context = AnimationContext(group: group)
    context.startPart = min(max(startPart, 0), 0.999)
    AnimationContext.with(AnimationContext.isEnabled && duration > 0 ? context : nil, body)
  }

  /// Makes the changes. The views keep their visible values until time passes.
  private func activate() -> AnimationGroup {
    if let group { return group }
    let timing = timingParameters.timing(of: duration)
    activationCount += 1
    let group = AnimationGroup(
      duration: timingParameters.duration(duration), delay: delay, timing: timing,
      options: isUserInteractionEnabled ? [.allowUserInteraction] : [],
      completion: { [link = BackLink(self), activationCount] _ in
        link.target?.animationsWereEnded(activationCount)
      })
    self.group = group
    state = .active
    let added = blocks
    blocks = []
    for block in added { animate(block.body, in: group, startPart: block.delayFactor) }
    group.controller = self
    if laysOutSubviews, AnimationContext.isEnabled, duration > 0 { group.layOut() }
    if !group.motions.isEmpty { group.commit() }
    return group
  }

  /// Ends a running animation without changes in the next turn of the event loop.
  private func endIfEmpty(_ group: AnimationGroup) {
    guard group.motions.isEmpty else { return }
    ProgramContext.current.later { [self] in
      guard isRunning, state == .active, self.group === group, group.motions.isEmpty else { return }
      groupReachedEnd(group)
    }
  }

  /// A Boolean value that indicates whether the animator can be paused, scrubbed, reversed or stopped at
  /// present.
  var mayInterrupt: Bool { isInterruptible || state != .active }

  // MARK: Time

  private func wake() {
    for motion in group?.motions ?? [] { motion.animator.wake() }
  }

  func start(afterDelay delay: Double) {
    guard state != .stopped else { return }
    if group != nil { return resume(nil, 0) }
    self.delay = max(0, delay)
    let group = activate()
    isRunning = true
    selfWhileRunning = self
    if wantsBackward {
      group.pause(at: -.infinity)
      group.scrub(to: 1)
      group.resume(at: group.startTime, backward: true)
    }
    wake()
    endIfEmpty(group)
  }

  func pause() {
    guard state != .stopped else { return }
    let group = activate()
    let time = group.shownTime
    group.pause(at: time)
    for motion in group.motions { motion.forgetPush(of: group, at: time) }
    isRunning = false
    selfWhileRunning = nil
  }

  func resume(_ parameters: (any TimingCurveProvider)?, _ durationFactor: Double) {
    guard state == .active, let group else { return }
    if isRunning {
      if parameters == nil, durationFactor == 0 { return }
      pause()
    }
    isRunning = true
    selfWhileRunning = self
    if parameters == nil, durationFactor == 0 {
      group.resume(at: group.startTime, backward: wantsBackward)
    } else {
      let progress = group.progress(at: group.shownTime)
      let rest = wantsBackward ? progress : 1 - progress
      let provider = parameters ?? timingParameters
      let wanted = duration * (durationFactor > 0 ? durationFactor : rest)
      group.resume(
        at: group.startTime, timing: provider.timing(of: wanted),
        duration: provider.duration(wanted),
        backward: wantsBackward)
    }
    wake()
    endIfEmpty(group)
  }

  func setBackward(_ backward: Bool) {
    guard wantsBackward != backward else { return }
    let wasRunning = isRunning
    if wasRunning { pause() }
    wantsBackward = backward
    if wasRunning { resume(nil, 0) }
  }

  var fraction: Double {
    guard let group else { return 0 }
    let done = min(max(group.progress(at: group.shownTime), 0), 1)
    return wantsBackward ? 1 - done : done
  }

  func scrub(to fraction: Double) {
    guard state != .stopped else { return }
    pause()
    guard let group else { return }
    let part = min(max(wantsBackward ? 1 - fraction : fraction, 0), 1)
    group.scrub(
      to: scrubsLinearly
        ? part : group.timing.progress(at: part * group.duration, of: group.duration))
    wake()
  }

  // MARK: The end

  func stop(_ withoutFinishing: Bool) {
    guard state == .active, let group else { return }
    pause()
    selfWhileRunning = nil
    if withoutFinishing {
      self.group = nil
      group.end(at: .current)
      completions = []
      state = .inactive
    } else {
      state = .stopped
      stopped = group.stop()
    }
  }

  func groupReachedEnd(_ group: AnimationGroup) {
    guard pausesOnCompletion else { return finish(at: wantsBackward ? .start : .end) }
    group.pause(at: .infinity)
    group.scrub(to: wantsBackward ? 0 : 1)
    isRunning = false
    selfWhileRunning = nil
  }

  /// Finishes the animator after its animations were ended otherwise, as with the views. `activation` is the
  /// number of their activation. The animator may have been stopped, or started again, since then.
  private func animationsWereEnded(_ activation: Int) {
    if state == .active, activation == activationCount { finish(at: .current) }
  }

  /// Ends the animation at a position. Completions are called after the current event, or at once if the
  /// program asks for the end.
  func finish(at position: ViewAnimatingPosition, callsAtOnce: Bool = false) {
    guard let group else { return }
    self.group = nil
    state = .inactive
    isRunning = false
    let stopped = stopped
    self.stopped = []
    group.end(at: position)
    if position != .current { for animation in stopped { animation.finish(at: position) } }
    let told = completions
    completions = []
    // The animator is retained until the completions were called.
    let call: @MainActor () -> Void = { [self] in
      for completion in told { completion(position) }
      // A completion may have started the animator again.
      if !isRunning { selfWhileRunning = nil }
    }
    if callsAtOnce { call() } else { ProgramContext.current.later(call) }
  }
}

extension TimingCurveProvider {
  /// Returns the actual duration of an animation for a requested duration, in seconds.
  fileprivate func duration(_ wanted: Double) -> Double {
    springTimingParameters?.settlingDuration ?? wanted
  }
}
