/// What of a view moves, and how it is drawn meanwhile. A view that rests has none.
///
/// The view's own geometry and looks have their final values at once; what is here is what is seen.
@MainActor final class ViewMotion {
  /// The view; nil from the moment on at which its last reference goes.
  private(set) weak var view: View?
  /// The animator of the view's window.
  let animator: WindowAnimator

  /// Where the view is drawn. While the view draws itself the two have changed places.
  var geometry: ViewGeometry
  /// How it is drawn.
  var appearance: Appearance
  /// What it looked like before, while a transition takes it from there.
  var transition: ViewTransition?

  private(set) var animations: [PropertyAnimation] = []
  /// What moves layers that are drawn in the view: its own and those by themselves.
  private(set) var layers: [LayerAnimations] = []
  /// Whether the view and all in it get no touches while it moves.
  private(set) var blocksInteraction = false

  init(view: View, animator: WindowAnimator) {
    self.view = view
    self.animator = animator
    geometry = view.geometry
    appearance = view.appearance
  }

  var isOver: Bool { animations.isEmpty && layers.isEmpty }

  /// A layer begins to move.
  func add(_ layer: LayerAnimations) {
    if !layers.contains(where: { $0 === layer }) { layers.append(layer) }
    animator.add(self)
  }

  /// A layer has nothing any more that moves.
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

  /// Sets a property on its way to a value, from where it is seen.
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
      animation.push = present.velocity(at: animator.time)
      animations.remove(at: index)
      present.group.memberEnded(wasInterrupted: true)
    }
    if property == .transform { animation.to = animation.to.turningLeast(from: animation.from) }
    animation.push += property.push(group.timing.velocity, along: animation.to - animation.from)
    animation.startPart = context.startPart
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

  /// The same block of changes changes a property again: a further keyframe, or the value it goes to.
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

  /// Has a property stay where it is: its final value is seen from now on.
  func end(_ property: AnimatedProperty, drawn: AnimatedValue? = nil) {
    if let index = index(of: property, drawn) { remove(at: index, wasInterrupted: true) }
    membersChanged()
  }

  /// Ends everything: the view has left its window, or the window the screen.
  func endAll() {
    view?.motion = nil
    viewGoes()
  }

  /// The same where the view is about to be freed: an animator that somebody keeps may know of it still.
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

  /// Ends what a group moves; the views keep the values that they have.
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

  /// Has what a group moves lose the velocity that it began with, staying where it is seen: what is
  /// paused is a part of the straight way.
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

  // MARK: What is seen

  /// Puts what is seen together: the view's own values, and those of what moves.
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

  /// What a step of everything has found out.
  struct Report {
    /// Something moves.
    var moves = false
    /// Something moves that ends by itself.
    var movesToAnEnd = false
    /// When the next thing begins to move, in seconds.
    var nextBeginning = Double.infinity
    /// Whoever has to decide what to do at the end.
    var ended: [AnimationGroup] = []
  }

  /// Takes what is seen to a time.
  func step(at time: Double, interval: Double, _ report: inout Report) {
    guard let view, !isOver else { return }
    var changed = Changes()
    // A copy, since a delegate may add and remove.
    let moved = layers
    for layer in moved where layer.step(at: time, &report) { changed.place = true }
    var index = 0
    while index < animations.count {
      let group = animations[index].group
      group.willStep(at: time, interval: interval)
      if group.isOver(at: time), group.controller == nil {
        changed.note(animations[index].property)
        // The value it ends with is the view's own, but for what is drawn by a control.
        remove(at: index, wasInterrupted: false)
        continue
      }
      if group.isOver(at: time) {
        if !report.ended.contains(where: { $0 === group }) { report.ended.append(group) }
      } else if let beginning = group.beginning(after: time) {
        report.nextBeginning = min(report.nextBeginning, beginning)
      } else if !group.isPaused {
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

  /// What has to be drawn again.
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
    // Where it was, and where it is.
    view.invalidateWithOverflow()
    show()
    view.invalidateWithOverflow()
  }
}
