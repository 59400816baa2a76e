import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A `wl_surface` with its buffers and its scale. Toplevels, popups and layer surfaces share this class.
@MainActor final class WaylandSurface: Surface {
  /// The object of the surface's role.
  enum Role {
    case toplevel(WaylandToplevel)
    case popup(WaylandPopup)
    case layer(WaylandLayer)
  }

  /// The display of the surface. The surface is destroyed with it.
  @BackLink var display: WaylandDisplay?
  let wlSurface: WlSurface
  /// The `xdg_surface` of a toplevel or a popup, or `nil` for a layer surface.
  private(set) var xdgSurface: XdgSurface?
  let buffers: WaylandBuffers
  private(set) var role: Role?
  private(set) var isDestroyed = false
  /// A Boolean value that indicates whether a frame is being drawn and sent.
  private var isPresenting = false
  /// A Boolean value that indicates whether the protocol objects are destroyed too.
  private var isGone = false

  /// The state that the compositor requests.
  var tracker = ConfigureTracker()
  /// The number of pixels per point that the compositor requests.
  var surfaceScale = SurfaceScale()
  /// The scale that was last reported.
  var toldScale = 1.0
  var fractionalScale: WpFractionalScaleV1?
  var viewport: WpViewport?
  /// The outputs that show the surface.
  var enteredOutputs: Set<ObjectIdentifier> = []
  /// The state that the compositor has. Only changes are sent.
  var committed = CommittedState()
  /// The origin of the window geometry that the compositor uses for the input that it sends now.
  private(set) var inputOrigin: Point?
  /// The origin of the window geometry that was committed last.
  private var sentOrigin: Point?
  /// The frame callback that was requested and has not arrived.
  var frameCallback: WlCallback?
  /// The time of the commit that requested the frame callback, in seconds.
  var frameRequestTime = 0.0
  /// The time at which a new configuration is answered even if the frame callback does not arrive. If no
  /// configuration waits for it, `nil`.
  private(set) var answerTime: Double?
  /// The frames for which the compositor has not sent feedback yet, oldest first.
  var feedback: [WpPresentationFeedback] = []
  /// The time of the next attempt to draw after a failure for lack of memory. Otherwise, `nil`.
  private(set) var retryTime: Double?
  /// A Boolean value that indicates whether the commit that requests the first configure was not sent yet.
  private(set) var needsInitialCommit = true
  /// The requests to the desktop, or `nil` if there are none.
  var desktopRequests: WaylandRequests?
  /// The requests whose answers may not have arrived yet.
  private var awaited: [WeakAnswer] = []
  private struct WeakAnswer { weak var answer: (any AwaitedAnswer)? }
  /// The popups of the surface, oldest first.
  private(set) var popups: [WaylandSurface] = []

  /// Creates the surface without a role. ``assume(_:)`` sets the role.
  init(display: WaylandDisplay, globals: WaylandGlobals) {
    self.display = display
    wlSurface = globals.compositor.createSurface()
    buffers = WaylandBuffers(shm: globals.shm, log: display.log, makeMemory: display.makeMemory)
    buffers.onReady = { [link = BackLink(self)] in
      if let surface = link.target { surface.display?.events?.surfaceBecameReady(surface) }
    }
    wlSurface.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
    followScale(globals)
  }

  /// Creates the `xdg_surface` of a toplevel or a popup.
  func makeXdgSurface(_ wmBase: XdgWmBase) -> XdgSurface {
    let made = wmBase.getXdgSurface(surface: wlSurface)
    made.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .configure(let serial): link.target?.didConfigure(serial: serial)
      }
    }
    xdgSurface = made
    return made
  }

  /// Sets the role of the surface. It can be set once.
  func assume(_ role: Role) {
    self.role = role
  }

  /// Commits the surface without a buffer. The compositor replies with the first configure.
  ///
  /// The display calls this method before it waits for events, so that the title, limits and states are sent
  /// before.
  func commitInitially() {
    guard needsInitialCommit, !isDestroyed else { return }
    needsInitialCommit = false
    wlSurface.commit()
  }

  /// A Boolean value that indicates whether the surface is a popup.
  var isPopup: Bool {
    if case .popup = role { true } else { false }
  }

  /// A Boolean value that indicates whether the surface is a popup with a grab.
  var isGrabbing: Bool {
    if case .popup(let popup) = role { popup.isGrabbing } else { false }
  }

  /// A Boolean value that indicates whether a buffer may be attached.
  var mayShow: Bool { !isDestroyed && tracker.isConfigured }

  /// Reports the newest scale and the newest configure. Older ones are skipped.
  func notifyObservers() {
    guard !isDestroyed else { return }
    // The scale is first, so that the application draws the new configuration in it.
    if scale != toldScale {
      toldScale = scale
      display?.showCursor()
      display?.events?.surface(self, didChangeScale: scale)
    }
    guard !isDestroyed else { return }
    if let configuration = tracker.takeNotifications() {
      // Another size may need less memory.
      retry()
      // The first frame callback of a popup shows that the compositor has not refused its grab.
      if frameCallback != nil, !isPopup {
        answerTime = frameRequestTime + WaylandLimits.longestFrameWait
      }
      display?.events?.surface(self, didConfigure: configuration)
    }
  }

  /// Schedules another attempt to draw after a failure for lack of memory.
  func postpone() {
    retryTime = MonotonicClock.now + WaylandLimits.memoryRetryInterval
  }

  /// Asks the application to draw again, if an attempt is due after a failure for lack of memory.
  func retry(now: Double = .infinity) {
    guard let retryTime, retryTime <= now, !isDestroyed else { return }
    self.retryTime = nil
    display?.events?.surfaceBecameReady(self)
  }

  /// Removes the frame callback when it has arrived or is given up.
  func endFrame() {
    frameCallback = nil
    answerTime = nil
  }

  /// Lets the application draw its new configuration if the frame callback of the last frame is overdue.
  func answer(now: Double) {
    guard let answerTime, answerTime <= now, !isDestroyed else { return }
    // The next frame requests another callback.
    frameCallback?.destroy()
    endFrame()
    display?.events?.surfaceFrame(self, at: now)
  }

  /// Stores a request that waits for an answer.
  func adopt(_ answer: any AwaitedAnswer) {
    awaited.removeAll { $0.answer == nil }
    awaited.append(WeakAnswer(answer: answer))
  }

  /// Adds a popup of this surface.
  func adopt(_ popup: WaylandSurface) {
    popups.append(popup)
  }

  /// Removes a popup of this surface.
  func disown(_ popup: WaylandSurface) {
    popups.removeAll { $0 === popup }
  }

  /// Logs a size out of range, once.
  func survive(_ oddity: ConfigureTracker.Oddity?) {
    switch oddity {
    case .absurdSize(let width, let height):
      display?.log.once(
        "configure.size", "ignoring a configure of \(width) by \(height) points")
    case nil: break
    }
  }

  /// Makes the collected events one state, which is reported after the dispatch.
  func didConfigure(serial: UInt32) {
    tracker.configure(serial: serial)
    display?.pendingNotifications.hasSurfaces = true
  }

  /// Updates the origin of the window geometry after a commit.
  ///
  /// Until the compositor has processed the commit, it sends locations relative to the old origin. The commit
  /// changes the location of a resting pointer on the surface, for which the compositor sends no event. The
  /// pointer keeps its location in the window geometry.
  func noteOrigin() {
    guard let origin = committed.geometry?.origin, origin != sentOrigin, let display else { return }
    sentOrigin = origin
    guard inputOrigin != nil else { return takeOrigin(origin) }
    display.connection.sync { [link = BackLink(self)] in link.target?.takeOrigin(origin) }
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

  /// Draws and sends a frame with `body`.
  ///
  /// The drawing code may close its window, or a parent of its popup. The protocol objects are destroyed
  /// after `body` returns, since the drawing code writes into the buffer until then.
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

  /// Destroys the protocol objects if the surface is destroyed, and no frame of it or of its popups is being
  /// drawn.
  private func goIfPossible() {
    guard isDestroyed, !isGone, !isInUse else { return }
    isGone = true
    // The newest is first. The protocol forbids to destroy a popup that is not the topmost.
    for popup in popups.reversed() { popup.dismissWithParent() }
    popups.removeAll()
    let place = display?.session?.release(self)
    display?.forget(self)
    for waiting in awaited { waiting.answer?.cancel() }
    awaited.removeAll()
    desktopRequests?.destroy()
    desktopRequests = nil
    frameCallback?.destroy()
    frameCallback = nil
    for item in feedback { item.destroy() }
    feedback.removeAll()
    fractionalScale?.destroy()
    viewport?.destroy()
    switch role {
    case .toplevel(let toplevel):
      toplevel.destroy()
      // KWin stores a window's position when the toplevel is destroyed, if the session object still exists.
      place?.destroy()
    case .popup(let popup):
      popup.parent?.disown(self)
      popup.destroy()
    case .layer(let layer): layer.destroy()
    case nil: break
    }
    xdgSurface?.destroy()
    wlSurface.destroy()
    // The buffers are last, since the content is undefined if a buffer on the screen is destroyed.
    buffers.destroy()
  }

  private func dismissWithParent() {
    display?.pendingNotifications.dismissed.append(self)
    destroy()
  }
}

/// A request for a surface whose answer the compositor has not sent yet.
@MainActor protocol AwaitedAnswer: AnyObject {
  /// Ends the request because the surface is destroyed.
  func cancel()
}
