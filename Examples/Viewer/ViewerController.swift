import Widgets
import WindowResponder

/// A view controller that shows one image at a time. The arrow keys change the image, and a pinch, Ctrl with
/// the wheel or a double tap zooms. A drag moves an image that is larger than the window.
final class ViewerController: ViewController, ScrollViewDelegate {
  private let scroller = ScrollView()
  private let picture = ImageView()
  private let message = Label()
  /// The label for the error of an image file that is shown in part.
  private let note = Label()
  private var files: [String] = []
  private(set) var index = 0
  /// The task that reads an image. When another image is read, it is canceled and its result is discarded.
  private var reading: Task<Void, Never>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemGroupedBackground
    scroller.delegate = self
    scroller.maximumZoomScale = 8
    scroller.centersContent = true
    scroller.zoomsToFit = true
    scroller.zoomsOnDoubleTap = true
    scroller.accessibilityLabel = "Picture"
    scroller.addSubview(picture)
    message.textAlignment = .center
    message.numberOfLines = 0
    message.textColor = .secondaryLabel
    view.addSubview(scroller)
    view.addSubview(message)
    note.textAlignment = .center
    note.numberOfLines = 0
    note.backgroundColor = .secondarySystemGroupedBackground
    note.textColor = .warningText
    note.isHidden = true
    view.addSubview(note)
    // The scroll view handles touches. This recognizer handles drags of the pointer.
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
        guard let scroller = self?.scroller else { return }
        scroller.setZoomScale(scroller.minimumZoomScale, animated: true)
      },
    ]
  }

  /// Shows the first of a list of files.
  func show(_ pictures: (files: [String], first: Int)) {
    files = pictures.files
    index = pictures.first
    read()
  }

  /// Shows the image that is a number of steps after the current one, or before it if the number is negative.
  /// The first image follows the last one.
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
      case .failure(let error): self?.say("\(name): \(error.sentence).")
      }
    }
  }

  /// Reads an image on another thread, so that large photos do not block the window.
  private nonisolated static func picture(_ file: String) async -> Result<Image, ImageError> {
    do throws(ImageError) { return .success(try Image(file: file)) } catch {
      return .failure(error)
    }
  }

  private func show(_ image: Image, named name: String) {
    scroller.zoomScale = 1
    message.isHidden = true
    picture.isHidden = false
    picture.image = image
    picture.accessibilityLabel = name
    picture.frame = Rect(origin: .zero, size: image.size)
    scroller.contentSize = image.size
    note.isHidden = image.decodingError == nil
    note.text = "\(name) is damaged or incomplete. This is the part that can be shown."
    view.setNeedsLayout()
  }

  private func say(_ text: String) {
    picture.isHidden = true
    note.isHidden = true
    message.isHidden = false
    message.text = text
    view.setNeedsLayout()
  }

  private func zoom(by factor: Double) {
    scroller.setZoomScale(scroller.zoomScale * factor, animated: true)
  }

  private func move(by drag: PanGestureRecognizer) {
    let step = drag.translation(in: scroller)
    drag.setTranslation(.zero, in: scroller)
    let (offset, size) = (scroller.contentOffset, scroller.contentSize)
    let room = Size(
      width: size.width - scroller.bounds.width, height: size.height - scroller.bounds.height)
    scroller.contentOffset = Point(
      x: room.width > 0 ? min(max(offset.x - step.x, 0), room.width) : offset.x,
      y: room.height > 0 ? min(max(offset.y - step.y, 0), room.height) : offset.y)
  }

  func viewForZooming(in scrollView: ScrollView) -> View? { picture }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    message.frame = bounds.insetBy(dx: min(24, bounds.width / 4), dy: 0)
    if scroller.frame != bounds { scroller.frame = bounds }
    let height = note.sizeThatFits(bounds.size).height + 16
    note.frame = Rect(
      x: 0, y: max(0, bounds.height - height), width: bounds.width, height: height)
  }
}
