/// Shows the pictures of an image view one after the other.
///
/// A film of an animated image, and any film without an end, sleeps while nobody sees it: where the view was
/// not drawn since the last picture came, as it is hidden, scrolled away or in a window that is not shown,
/// the next one waits until it is drawn.
@MainActor final class ImageFilm {
  private weak var view: ImageView?
  private var timer: ClockTimer?
  private var images: [Image] = []
  /// How long each picture is seen, in seconds.
  private var interval = 0.0
  /// How many pictures are shown until the end.
  private var last = Int.max
  private var shown = 0
  /// Whether the view was drawn since the last picture came.
  private var isSeen = true
  private var isAsleep = false
  /// A Boolean value that indicates whether the film is that of an animated image, whose last frame stays.
  private var staysAtEnd = false
  /// A Boolean value that indicates whether an animated image was played as often as it says.
  private var hasEnded = false

  /// Whether the view was told to show its pictures.
  private(set) var isStarted = false

  init(view: ImageView) { self.view = view }

  /// What is to be seen; nil while nothing runs.
  var picture: Image? { images.isEmpty ? nil : images[shown % images.count] }

  func start() {
    isStarted = true
    update()
  }

  func stop() {
    isStarted = false
    update()
  }

  /// The view's window changed. An image that was played to its end is not played again.
  func windowDidChange() {
    if !hasEnded { update() }
  }

  /// Begins what is to run, or ends it.
  func update() {
    hasEnded = false
    timer?.invalidate()
    timer = nil
    images = []
    shown = 0
    (isSeen, isAsleep) = (true, false)
    view?.setNeedsDisplay()
    guard let view, let film = view.wantedFilm else { return }
    (images, staysAtEnd) = (film.images, film.staysAtEnd)
    guard view.window != nil else { return }
    let count = film.images.count
    interval = film.duration > 0 ? film.duration / Double(count) : 1.0 / 30
    last = film.repeatCount > 0 ? film.repeatCount * count : Int.max
    wait(for: stepsToNext)
  }

  /// The view is being drawn.
  func wasDrawn() {
    isSeen = true
    guard isAsleep else { return }
    isAsleep = false
    wait(for: stepsToNext)
  }

  /// How many steps it takes until another picture is to be seen: pictures that are seen for long stand
  /// several times in a row.
  private var stepsToNext: Int {
    let now = picture
    var steps = 1
    while steps < images.count, shown + steps < last,
      images[(shown + steps) % images.count] === now
    {
      steps += 1
    }
    return steps
  }

  private func wait(for steps: Int) {
    // The timer goes on by itself as long as every picture takes one step, so that times do not add up
    // to others.
    if let timer, timer.isValid, timer.timeInterval == interval * Double(steps) { return }
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(
      withTimeInterval: interval * Double(steps), repeats: true
    ) { [weak self] timer in
      guard let self, self.view != nil else { return timer.invalidate() }
      self.step(by: steps)
    }
  }

  /// Stays at the last frame.
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
