/// A player of an image view's animation frames.
///
/// An animated image, and any animation without an end, pauses while it is not visible. If the view was not
/// drawn since the last frame was set, because it is hidden, scrolled away or in a window that is not shown,
/// the next frame waits until the view is drawn.
@MainActor final class AnimatedImage {
  private weak var view: ImageView?
  private var timer: ClockTimer?
  private var images: [Image] = []
  /// The duration of each frame, in seconds.
  private var interval = 0.0
  /// The number of frames until the end.
  private var last = Int.max
  private var shown = 0
  /// A Boolean value that indicates whether the view was drawn since the last frame was set.
  private var isSeen = true
  private var isAsleep = false
  /// A Boolean value that indicates whether an animated image is played, whose last frame stays.
  private var staysAtEnd = false
  /// A Boolean value that indicates whether an animated image was played as often as its repeat count says.
  private var hasEnded = false

  /// A Boolean value that indicates whether the view's own animation was started.
  private(set) var isStarted = false

  init(view: ImageView) { self.view = view }

  /// The current frame, or `nil` if no animation is running.
  var currentFrame: Image? { images.isEmpty ? nil : images[shown % images.count] }

  func start() {
    isStarted = true
    update()
  }

  func stop() {
    isStarted = false
    update()
  }

  /// Updates the animation after a change of the window. An image that was played to its end is not played
  /// again.
  func windowDidChange() {
    if !hasEnded { update() }
  }

  /// Starts the animation that the view needs, or ends it.
  func update() {
    hasEnded = false
    timer?.invalidate()
    timer = nil
    images = []
    shown = 0
    (isSeen, isAsleep) = (true, false)
    view?.setNeedsDisplay()
    guard let view, let film = view.wantedAnimation else { return }
    (images, staysAtEnd) = (film.images, film.staysAtEnd)
    guard view.window != nil else { return }
    let count = film.images.count
    interval = film.duration > 0 ? film.duration / Double(count) : 1.0 / 30
    last = film.repeatCount > 0 ? film.repeatCount * count : Int.max
    wait(for: stepsToNext)
  }

  /// Notes that the view is being drawn.
  func wasDrawn() {
    isSeen = true
    guard isAsleep else { return }
    isAsleep = false
    wait(for: stepsToNext)
  }

  /// The number of steps to the next frame that differs. A frame with a long duration is repeated in the
  /// array.
  private var stepsToNext: Int {
    let now = currentFrame
    var steps = 1
    while steps < images.count, shown + steps < last,
      images[(shown + steps) % images.count] === now
    {
      steps += 1
    }
    return steps
  }

  private func wait(for steps: Int) {
    // The timer repeats while every frame takes one step, so that no errors of times add up.
    if let timer, timer.isValid, timer.timeInterval == interval * Double(steps) { return }
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: interval * Double(steps), repeats: true
    ) { [weak self] timer in
      guard let self, self.view != nil else { return timer.invalidate() }
      self.step(by: steps)
    }
  }

  /// Stops at the last frame.
  private func end() {
    (hasEnded, shown) = (true, last - 1)
    timer?.invalidate()
    timer = nil
    view?.setNeedsDisplay()
  }

  private func step(by steps: Int) {
    shown += steps
    if shown >= last { return staysAtEnd ? end() : stop() }
    view?.setNeedsDisplay()
    if isSeen || !staysAtEnd && last < Int.max {
      isSeen = false
      wait(for: stepsToNext)
    } else {
      isAsleep = true
      timer?.invalidate()
      timer = nil
    }
  }
}
