import Widgets
import WindowResponder

/// One picture at a time: arrows for the others, pinch, Ctrl and the wheel or a double tap to zoom, and a
/// drag to move what is larger than the window.
final class ViewerController: ViewController, ScrollViewDelegate {
  private let scroller = ScrollView()
  private let picture = ImageView()
  private let message = Label()
  private var files: [String] = []
  private(set) var index = 0
  /// The picture that is being read; one that comes late is thrown away.
  private var reading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    scroller.delegate = self
    scroller.maximumZoomScale = 8
    scroller.accessibilityLabel = "Picture"
    picture.contentMode = .scaleAspectFit
    scroller.addSubview(picture)
    message.textAlignment = .center
    message.numberOfLines = 0
    message.textColor = .secondaryLabel
    view.addSubview(scroller)
    view.addSubview(message)
    let doubleTap = TapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.addAction(Action { [weak self] _ in self?.toggleZoom() })
    scroller.addGestureRecognizer(doubleTap)
    // Fingers move the picture already; a pointer that drags does so here.
    let drag = PanGestureRecognizer()
    drag.allowedTouchTypes = [.indirectPointer]
    drag.addAction(Action { [weak self, weak drag] _ in drag.map { self?.move(by: $0) } })
    scroller.addGestureRecognizer(drag)
  }

  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(title: "Next", input: KeyCommand.inputRightArrow) { [weak self] _ in
        self?.go(by: 1)
      },
      KeyCommand(title: "Previous", input: KeyCommand.inputLeftArrow) { [weak self] _ in
        self?.go(by: -1)
      },
      KeyCommand(title: "Zoom In", input: "+", modifierFlags: .control) { [weak self] _ in
        self?.zoom(by: 1.5)
      },
      KeyCommand(title: "Zoom Out", input: "-", modifierFlags: .control) { [weak self] _ in
        self?.zoom(by: 1 / 1.5)
      },
      KeyCommand(title: "Fit", input: "0", modifierFlags: .control) { [weak self] _ in
        self?.scroller.setZoomScale(1, animated: true)
      },
    ]
  }

  /// Shows one of some files.
  func show(_ pictures: (files: [String], first: Int)) {
    files = pictures.files
    index = pictures.first
    read()
  }

  /// Shows the next picture, or one before; after the last comes the first.
  func go(by steps: Int) {
    guard !files.isEmpty else { return }
    index = (index + steps + files.count) % files.count
    read()
  }

  private func read() {
    reading?.cancel()
    guard files.indices.contains(index) else { return say("Give Viewer a picture or a folder.") }
    let file = files[index]
    let name = file.split(separator: "/").last.map(String.init) ?? file
    view.window?.title = "\(name) (\(index + 1) of \(files.count))"
    reading = Task { [weak self] in
      let result = await Self.picture(file)
      guard !Task.isCancelled else { return }
      switch result {
      case .success(let image): self?.show(image, named: name)
      case .failure(let error): self?.say("\(name): \(Self.words(for: error))")
      }
    }
  }

  /// Reads on another thread, so that large photos do not hold up the window.
  private nonisolated static func picture(_ file: String) async -> Result<Image, ImageError> {
    do throws(ImageError) { return .success(try Image(file: file)) } catch {
      return .failure(error)
    }
  }

  private static func words(for error: ImageError) -> String {
    switch error {
    case .unreadable: "there is no such file, or it may not be read."
    case .notAnImage: "this is no picture."
    case .noReader(let format, let library): "\(format) needs \(library), which is not installed."
    case .tooLarge, .outOfMemory: "the picture is too large."
    default: "the picture is damaged."
    }
  }

  private func show(_ image: Image, named name: String) {
    scroller.zoomScale = 1
    message.isHidden = true
    picture.isHidden = false
    picture.image = image
    picture.accessibilityLabel = name
    view.setNeedsLayout()
  }

  private func say(_ text: String) {
    picture.isHidden = true
    message.isHidden = false
    message.text = text
    view.setNeedsLayout()
  }

  private func zoom(by factor: Double) {
    scroller.setZoomScale(min(max(scroller.zoomScale * factor, 1), 8), animated: true)
  }

  private func move(by drag: PanGestureRecognizer) {
    let step = drag.translation(in: scroller)
    drag.setTranslation(.zero, in: scroller)
    let (offset, size) = (scroller.contentOffset, scroller.contentSize)
    scroller.contentOffset = Point(
      x: min(max(offset.x - step.x, 0), max(0, size.width - scroller.bounds.width)),
      y: min(max(offset.y - step.y, 0), max(0, size.height - scroller.bounds.height)))
  }

  private func toggleZoom() {
    scroller.setZoomScale(scroller.zoomScale > 1 ? 1 : 3, animated: true)
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { picture }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    message.frame = bounds.insetBy(dx: min(24, bounds.width / 4), dy: 0)
    guard scroller.frame != bounds || scroller.zoomScale == 1 else { return }
    scroller.zoomScale = 1
    scroller.frame = bounds
    // A small picture is not enlarged: it lies in the middle.
    picture.contentMode =
      (picture.image?.size).map { $0.width < bounds.width && $0.height < bounds.height } ?? false
      ? .center : .scaleAspectFit
    picture.frame = Rect(origin: .zero, size: bounds.size)
    scroller.contentSize = bounds.size
  }
}
