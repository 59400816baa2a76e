import ResponderGeometry
import ResponderPlatform
import ResponderSystem
import Wayland

/// A `wl_surface` with its buffers and its scale: what toplevel, popup and a surface of the screen share.
@MainActor final class WaylandSurface: Surface {
  /// The part that only a toplevel, only a popup or only a surface of the screen has.
  enum Role {
    case toplevel(WaylandToplevel)
    case popup(WaylandPopup)
    case layer(WaylandLayer)
  }

  /// The display it is on; it goes with the display.
  weak var display: WaylandDisplay?
  let wlSurface: WlSurface
  /// What toplevel and popup share; nil for a surface of the screen.
  private(set) var xdgSurface: XdgSurface?
  let buffers: WaylandBuffers
  private(set) var role: Role?
  private(set) var isDestroyed = false
  /// Whether a frame is being drawn and sent.
  private var isPresenting = false
  /// Whether its objects are destroyed too.
  private var isGone = false

  /// What the compositor wants.
  var tracker = ConfigureTracker()
  /// How many pixels it wants per point.
  var surfaceScale = SurfaceScale()
  /// The scale last told upward.
  var toldScale = 1.0
  var fractionalScale: WpFractionalScaleV1?
  var viewport: WpViewport?
  /// The outputs that it is on.
  var enteredOutputs: Set<ObjectIdentifier> = []
  /// What the compositor knows of it, so that only changes are sent.
  var committed = CommittedState()
  /// The corner of the window geometry by which the compositor reckons the input that it sends now.
  private(set) var inputOrigin: Point?
  /// The corner that was committed last.
  private var sentOrigin: Point?
  /// The frame that was asked for and has not come.
  var frameCallback: WlCallback?
  /// The frames of which it has not been told yet when they were seen, oldest first.
  var feedback: [WpPresentationFeedback] = []
  /// When to try again to draw, after there was no memory for a buffer; nil where there was.
  private(set) var retryTime: Double?
  /// Whether its creation waits for the commit that asks for the first configure.
  private(set) var needsInitialCommit = true
  /// What it asks for beside being shown; nil while that is nothing.
  var wishes: WaylandWishes?
  /// Answers that may not have come yet.
  private var awaited: [WeakAnswer] = []
  private struct WeakAnswer { weak var answer: (any AwaitedAnswer)? }
  /// The popups that hang on it, oldest first.
  private(set) var popups: [WaylandSurface] = []

  /// Makes the surface without a role; ``assume(_:)`` gives it one.
  init(display: WaylandDisplay, globals: WaylandGlobals) {
    self.display = display
    wlSurface = globals.compositor.createSurface()
    buffers = WaylandBuffers(shm: globals.shm, log: display.log, makeMemory: display.makeMemory)
    buffers.onReady = { [weak self] in
      if let self { self.display?.events?.surfaceBecameReady(self) }
    }
    wlSurface.onEvent = { [weak self] event in self?.handle(event) }
    followScale(globals)
  }

  /// Makes the `xdg_surface` that a toplevel or a popup is made of.
  func makeXdgSurface(_ wmBase: XdgWmBase) -> XdgSurface {
    let made = wmBase.getXdgSurface(surface: wlSurface)
    made.onEvent = { [weak self] event in
      switch event {
      case .configure(let serial): self?.didConfigure(serial: serial)
      }
    }
    xdgSurface = made
    return made
  }

  /// Gives the surface its role, once.
  func assume(_ role: Role) {
    self.role = role
  }

  /// Commits the surface without a buffer: the compositor answers with the first configure.
  ///
  /// Waits until the application is about to wait, so that title, limits and states go first.
  func commitInitially() {
    guard needsInitialCommit, !isDestroyed else { return }
    needsInitialCommit = false
    wlSurface.commit()
  }

  /// Whether it is a popup.
  var isPopup: Bool {
    if case .popup = role { true } else { false }
  }

  /// Whether it is a popup that has taken all input.
  var isGrabbing: Bool {
    if case .popup(let popup) = role { popup.isGrabbing } else { false }
  }

  /// Whether a buffer may be shown.
  var mayShow: Bool { !isDestroyed && tracker.isConfigured }

  /// Tells the newest scale and the newest configure upward, however many came since last time.
  func tellNews() {
    guard !isDestroyed else { return }
    // The scale first, so that the answer to the configure is drawn in it.
    if scale != toldScale {
      toldScale = scale
      display?.events?.surface(self, didChangeScale: scale)
    }
    guard !isDestroyed else { return }
    if let configuration = tracker.takeNews() {
      // Another size may need less memory.
      retry()
      display?.events?.surface(self, didConfigure: configuration)
    }
  }

  /// Notes that there was no memory to draw in.
  func postpone() {
    retryTime = MonotonicClock.now + WaylandLimits.memoryRetryInterval
  }

  /// Has the application try again to draw, where there was no memory and the time has come.
  func retry(now: Double = .infinity) {
    guard let retryTime, retryTime <= now, !isDestroyed else { return }
    self.retryTime = nil
    display?.events?.surfaceBecameReady(self)
  }

  /// Notes an answer that was asked for.
  func adopt(_ answer: any AwaitedAnswer) {
    awaited.removeAll { $0.answer == nil }
    awaited.append(WeakAnswer(answer: answer))
  }

  /// Notes that `popup` hangs on this surface.
  func adopt(_ popup: WaylandSurface) {
    popups.append(popup)
  }

  /// Notes that `popup` hangs on it no more.
  func disown(_ popup: WaylandSurface) {
    popups.removeAll { $0 === popup }
  }

  /// Notes that the compositor told something of its size; an absurd one is logged once.
  func survive(_ oddity: ConfigureTracker.Oddity?) {
    switch oddity {
    case .absurdSize(let width, let height):
      display?.log.once(
        "configure.size", "ignoring a configure of \(width) by \(height) points")
    case nil: break
    }
  }

  /// What the compositor wants is told in full.
  func didConfigure(serial: UInt32) {
    tracker.configure(serial: serial)
    display?.news.hasSurfaces = true
  }

  /// Follows the corner of the window geometry after a commit.
  ///
  /// Until the compositor has seen the commit it sends places by the corner before. From then on a pointer
  /// that rests has another place on the surface, which nobody tells: it keeps that in the window geometry.
  func noteOrigin() {
    guard let origin = committed.geometry?.origin, origin != sentOrigin, let display else { return }
    sentOrigin = origin
    guard inputOrigin != nil else { return takeOrigin(origin) }
    display.connection.sync { [weak self] in self?.takeOrigin(origin) }
  }

  private func takeOrigin(_ origin: Point) {
    guard !isDestroyed, let display else { return }
    let way = origin - (inputOrigin ?? origin)
    inputOrigin = origin
    if way != .zero {
      for seat in display.seats.values { seat.originMoved(of: self, by: way) }
    }
    display.events?.surface(self, didMoveOriginTo: origin)
  }

  func destroy() {
    guard !isDestroyed else { return }
    isDestroyed = true
    goIfPossible()
  }

  /// Draws and sends a frame by `body`.
  ///
  /// A view that is drawn may close its window, or the one that its menu hangs on. The memory of the buffer
  /// is drawn in until that has ended: only then they go.
  func presenting(_ body: () -> Bool) -> Bool {
    isPresenting = true
    let isShown = body()
    isPresenting = false
    var current: WaylandSurface? = self
    while let surface = current {
      current = surface.parent
      surface.goIfPossible()
    }
    return isShown
  }

  private var parent: WaylandSurface? {
    if case .popup(let popup) = role { popup.parent } else { nil }
  }

  private var isInUse: Bool { isPresenting || popups.contains(where: \.isInUse) }

  /// Destroys its objects where it is to go, and nobody draws on it or on what hangs on it.
  private func goIfPossible() {
    guard isDestroyed, !isGone, !isInUse else { return }
    isGone = true
    // The newest first: a popup that is not the topmost must not go.
    for popup in popups.reversed() { popup.dismissWithParent() }
    popups.removeAll()
    let place = display?.session?.release(self)
    display?.forget(self)
    for waiting in awaited { waiting.answer?.cancel() }
    awaited.removeAll()
    wishes?.destroy()
    wishes = nil
    frameCallback?.destroy()
    frameCallback = nil
    for item in feedback { item.destroy() }
    feedback.removeAll()
    fractionalScale?.destroy()
    viewport?.destroy()
    switch role {
    case .toplevel(let toplevel):
      toplevel.destroy()
      // KWin notes where a window was when that goes, and only while this is there.
      place?.destroy()
    case .popup(let popup):
      popup.parent?.disown(self)
      popup.destroy()
    case .layer(let layer): layer.destroy()
    case nil: break
    }
    xdgSurface?.destroy()
    wlSurface.destroy()
    // Only now: destroying a buffer that is shown leaves the content undefined.
    buffers.destroy()
  }

  private func dismissWithParent() {
    display?.news.dismissed.append(self)
    destroy()
  }
}

/// Something that was asked of the compositor for a surface.
@MainActor protocol AwaitedAnswer: AnyObject {
  /// The surface goes: the answer is not waited for any more.
  func cancel()
}
