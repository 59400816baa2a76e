import ResponderRuntime

/// The animations of a view, and its visible state. A view at rest has none.
///
/// The view's own geometry and appearance have their final values at once. This object has the visible ones.
@MainActor final class ViewMotion {
  /// The view, or `nil` from the time at which its last reference is released.
  @BackLink private(set) var view: View?
  /// The animator of the view's window.
  let animator: WindowAnimator

  /// The visible geometry. While the view is being drawn, this and the view's own are exchanged.
  var geometry: ViewGeometry
  /// The visible appearance.
  var appearance: Appearance
  /// The transition from the view's earlier content.
  var transition: ViewTransition?

  private(set) var animations: [PropertyAnimation] = []
  /// The animations of layers that are drawn in the view: its own layer, and standalone ones.
  private(set) var layers: [LayerAnimations] = []
  /// A Boolean value that indicates whether the view and its subviews receive no touches during the
  /// animation.
  private(set) var blocksInteraction = false

  init(view: View, animator: WindowAnimator) {
    self.view = view
    self.animator = animator
    geometry = view.geometry
    appearance = view.appearance
  }

  var isOver: Bool { animations.isEmpty && layers.isEmpty }

  /// Adds the animations of a layer.
  func add(_ layer: LayerAnimations) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    animator.add(self)
  }

  /// Removes the animations of a layer that have ended.
  func remove(_ layer: LayerAnimations) {
    layers.removeAll { $0 === layer }
    if isOver, view?.motion === self { view?.motion = nil }
  }

  // MARK: Beginning and ending

  private func index(of property: AnimatedProperty, _ drawn: AnimatedValue?) -> Int? {
    for index in animations.indices
    where animations[index].property == property && animations[index].drawn === drawn {
      return index
    }
    return nil
  }

  /// Animates a property to a value, from its visible value.
  func animate(
    _ property: AnimatedProperty, drawn: AnimatedValue? = nil, from old: AnimationVector,
    to new: AnimationVector, in context: AnimationContext, fromColor: Color? = nil
  ) {
    let group = context.group
    var animation = PropertyAnimation(
      property: property, drawn: drawn, group: group, from: old, to: new, current: old,
      fromColor: fromColor)
    if let index = index(of: property, drawn) {
      let present = animations[index]
      if present.group === group { return extend(index, to: new, in: context) }
      animation.from = present.current
      animation.current = present.current
      animation.push = present.velocity(at: localTime(at: animator.time) + present.clockShift)
      animations.remove(at: index)
      present.group.memberEnded(wasInterrupted: true)
    }
    if property == .transform { animation.to = animation.to.turningLeast(from: animation.from) }
    animation.push += property.push(group.timing.velocity, along: animation.to - animation.from)
    animation.startPart = context.startPart
    if LayerClock.isInUse {
      let now = animator.startTime
      animation.clockShift = group.time(at: now) - localTime(at: now)
    }
    if let keyframe = context.keyframe {
      let track = KeyframeTrack(mode: context.keyframeMode ?? .linear)
      track.add(.init(start: keyframe.start, end: keyframe.end, value: animation.to))
      animation.track = track
    }
    animations.append(animation)
    group.memberBegan(in: self)
    membersChanged()
    animator.add(self)
  }

  /// Extends an animation that the same block of changes has begun: adds a keyframe, or changes the final
  /// value.
  private func extend(_ index: Int, to new: AnimationVector, in context: AnimationContext) {
    var animation = animations[index]
    if let track = animation.track, let keyframe = context.keyframe {
      var value = new
      if animation.property == .transform {
        value = value.turningLeast(from: track.last ?? animation.from)
      }
      track.add(.init(start: keyframe.start, end: keyframe.end, value: value))
      animation.to = track.last ?? value
      animations[index] = animation
      return
    }
    animation.push -= animation.property.push(
      animation.group.timing.velocity, along: animation.to - animation.from)
    animation.to =
      animation.property == .transform ? new.turningLeast(from: animation.from) : new
    animation.push += animation.property.push(
      animation.group.timing.velocity, along: animation.to - animation.from)
    animations[index] = animation
    if animation.to == animation.from, animation.push == AnimationVector() {
      animations.remove(at: index)
      animation.group.memberWithdrew()
      membersChanged()
    }
  }

  /// Ends the animation of a property. Its final value is visible from now on.
  func end(_ property: AnimatedProperty, drawn: AnimatedValue? = nil) {
    if let index = index(of: property, drawn) { remove(at: index, wasInterrupted: true) }
    membersChanged()
  }

  /// Ends all animations because the view has left its window, or the window has left the screen.
  func endAll() {
    view?.motion = nil
    viewGoes()
  }

  /// Ends all animations because the view is about to be released. A retained animator may still reference
  /// this object.
  func viewGoes() {
    let ended = animations
    let moved = layers
    animations = []
    layers = []
    transition = nil
    for layer in moved { layer.endAll(isFinished: false) }
    for animation in ended {
      animation.drawn?.rest()
      animation.group.memberEnded(wasInterrupted: true)
    }
  }

  /// Ends the animations of a group. The views keep their values.
  func end(_ group: AnimationGroup, wasInterrupted: Bool) {
    guard let view, !animations.isEmpty else { return }
    view.invalidateWithOverflow()
    var index = 0
    while index < animations.count {
      if animations[index].group === group {
        remove(at: index, wasInterrupted: wasInterrupted)
      } else {
        index += 1
      }
    }
    membersChanged()
    show()
    view.invalidateWithOverflow()
    if isOver { view.motion = nil }
  }

  /// Removes the initial velocity of a group's animations, which keep their visible values. A paused
  /// animation is a part of a linear change.
  func forgetPush(of group: AnimationGroup, at time: Double) {
    let done = group.progress(at: time)
    for index in animations.indices
    where animations[index].group === group && animations[index].push != AnimationVector() {
      let animation = animations[index]
      animations[index].push = AnimationVector()
      if done < 0.999 {
        animations[index].from = (animation.current - animation.to * done) / (1 - done)
      }
    }
  }

  /// Returns the local time of the view's layer for a time on the application's clock, in seconds.
  private func localTime(at time: Double) -> Double {
    LayerClock.isInUse ? view?.clocks.local(time) ?? time : time
  }

  /// Returns the time of a group for a time on the application's clock, in seconds, or `nil` if the group
  /// does not animate the view.
  func time(of group: AnimationGroup, at time: Double) -> Double? {
    for animation in animations where animation.group === group {
      return localTime(at: time) + animation.clockShift
    }
    return nil
  }

  private func remove(at index: Int, wasInterrupted: Bool) {
    let animation = animations.remove(at: index)
    if animation.property == .transition { transition = nil }
    animation.drawn?.rest()
    animation.group.memberEnded(wasInterrupted: wasInterrupted)
  }

  private func membersChanged() {
    var blocks = false
    for animation in animations
    where !animation.group.options.contains(.allowUserInteraction) {
      blocks = true
    }
    blocksInteraction = blocks
  }

  // MARK: Visible state

  /// Computes the visible state from the view's own values and those of the animations.
  func show() {
    guard let view else { return }
    var geometry = view.geometry
    var appearance = view.appearance
    for animation in animations {
      animation.property.write(animation.current, into: &geometry)
      animation.property.write(animation.current, into: &appearance)
    }
    if let own = view.madeLayer?.animations?.shownOfView(geometry, appearance) {
      geometry = own.geometry
      appearance = own.appearance
    }
    self.geometry = geometry
    self.appearance = appearance
  }

  /// The result of a step of all animations.
  struct Report {
    /// A Boolean value that indicates whether something moves.
    var moves = false
    /// A Boolean value that indicates whether something moves that ends by itself.
    var movesToAnEnd = false
    /// The time at which the next animation begins, in seconds.
    var nextBeginning = Double.infinity
    /// The groups with controllers that decide what happens at their ends.
    var ended: [AnimationGroup] = []
  }

  /// Updates the visible state for a time.
  func step(at time: Double, interval: Double, _ report: inout Report) {
    guard let view, !isOver else { return }
    var changed = Changes()
    // The list is copied, because a delegate may add and remove animations.
    let moved = layers
    let clocks = view.clocks
    let local = clocks.local(time)
    let speed = clocks.speed
    for layer in moved where layer.step(at: time, &report) { changed.place = true }
    var index = 0
    while index < animations.count {
      let group = animations[index].group
      let time = local + animations[index].clockShift
      group.willStep(at: time, interval: clocks.isEmpty ? interval : nil)
      if group.isOver(at: time), group.controller == nil {
        changed.note(animations[index].property)
        // The final value is the view's own, except for a number that a control draws.
        remove(at: index, wasInterrupted: false)
        continue
      }
      if group.isOver(at: time) {
        if !report.ended.contains(where: { $0 === group }) { report.ended.append(group) }
      } else if let beginning = group.beginning(after: time) {
        let outer = clocks.outer(beginning - animations[index].clockShift)
        if speed > 0 { report.nextBeginning = min(report.nextBeginning, outer) }
      } else if !group.isPaused, speed != 0 {
        report.moves = true
        if !group.isEndless { report.movesToAnEnd = true }
      }
      let value = animations[index].value(at: time)
      if value != animations[index].current {
        if animations[index].property == .transition { transition?.progress = value[0] }
        animations[index].current = value
        animations[index].drawn?.show(value[0])
        changed.note(animations[index].property)
      }
      index += 1
    }
    redraw(changed)
    for layer in moved { layer.tellEnds() }
    if isOver {
      membersChanged()
      if view.motion === self { view.motion = nil }
    }
  }

  /// The changes that need display.
  private struct Changes {
    var place = false
    var looks = false

    mutating func note(_ property: AnimatedProperty) {
      switch property {
      case .boundsOrigin, .boundsSize, .center, .transform: place = true
      case .drawn: break
      default: looks = true
      }
    }
  }

  private func redraw(_ changes: Changes) {
    guard changes.place || changes.looks else { return }
    guard let view else { return }
    // The old and the new area.
    view.invalidateWithOverflow()
    show()
    view.invalidateWithOverflow()
  }
}
