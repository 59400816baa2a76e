/// Shows the pictures of an image view one after the other.
@MainActor final class ImageFilm {
  private weak var view: ImageView?
  private var timer: ClockTimer?
  private var images: [Image] = []
  private var shown = 0

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

  /// Begins what is to run, or ends it.
  func update() {
    timer?.invalidate()
    timer = nil
    images = []
    shown = 0
    view?.setNeedsDisplay()
    guard let view, let film = view.wantedFilm else { return }
    images = film.images
    guard view.window != nil else { return }
    let count = film.images.count
    let interval = film.duration > 0 ? film.duration / Double(count) : 1.0 / 30
    let last = film.repeatCount > 0 ? film.repeatCount * count : Int.max
    timer = ClockTimer.scheduledTimer(withTimeInterval: interval, repeats: true) {
      // The timer lives on by itself where the view has gone.
      [weak self] timer in
      guard let self, let view = self.view else { return timer.invalidate() }
      self.shown += 1
      if self.shown >= last { return self.stop() }
      view.setNeedsDisplay()
    }
  }
}
