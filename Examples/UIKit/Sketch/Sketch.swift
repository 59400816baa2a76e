import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: SketchViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

/// A line in the drawing.
struct Stroke {
  var points: [CGPoint]
  var color: UIColor
  var width: CGFloat

  var path: UIBezierPath {
    let path = UIBezierPath()
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    guard let first = points.first else { return path }
    path.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      path.addQuadCurve(to: middle, controlPoint: from)
    }
    if let last = points.last { path.addLine(to: last) }
    return path
  }
}

/// The canvas: one touch draws, and two touches zoom and rotate.
final class CanvasView: UIView {
  var color = UIColor.label
  var width: CGFloat = 4
  private(set) var strokes: [Stroke] = [] { didSet { onChange?() } }
  var onChange: (() -> Void)?
  private var current: Stroke?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    isMultipleTouchEnabled = false
    contentMode = .redraw
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawGrid(in: context)
    for stroke in strokes + [current].compactMap({ $0 }) {
      stroke.color.setStroke()
      stroke.path.stroke()
    }
  }

  private func drawGrid(in context: CGContext) {
    context.saveGState()
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(0.5)
    context.setLineDash(phase: 0, lengths: [2, 4])
    for x in stride(from: bounds.minX, through: bounds.maxX, by: 40) {
      context.move(to: CGPoint(x: x, y: bounds.minY))
      context.addLine(to: CGPoint(x: x, y: bounds.maxY))
    }
    for y in stride(from: bounds.minY, through: bounds.maxY, by: 40) {
      context.move(to: CGPoint(x: bounds.minX, y: y))
      context.addLine(to: CGPoint(x: bounds.maxX, y: y))
    }
    context.strokePath()
    context.restoreGState()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    current = Stroke(points: [touch.location(in: self)], color: color, width: width)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for coalesced in event?.coalescedTouches(for: touch) ?? [touch] {
      current?.points.append(coalesced.location(in: self))
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let current { add(current) }
    current = nil
    setNeedsDisplay()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    current = nil
    setNeedsDisplay()
  }

  private func add(_ stroke: Stroke) {
    strokes.append(stroke)
    undoManager?.registerUndo(withTarget: self) { $0.removeLast() }
    undoManager?.setActionName("Stroke")
    setNeedsDisplay()
  }

  private func removeLast() {
    guard let last = strokes.popLast() else { return }
    undoManager?.registerUndo(withTarget: self) { $0.add(last) }
    setNeedsDisplay()
  }

  func clear() {
    let old = strokes
    strokes = []
    undoManager?.registerUndo(withTarget: self) { canvas in
      canvas.strokes = old
      canvas.setNeedsDisplay()
    }
    setNeedsDisplay()
  }

  func makeImage() -> UIImage {
    let renderer = UIGraphicsImageRenderer(bounds: bounds)
    return renderer.image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      for stroke in strokes {
        stroke.color.setStroke()
        stroke.path.stroke()
      }
    }
  }
}

final class SketchViewController: UIViewController, UIGestureRecognizerDelegate {
  private let canvas = CanvasView()
  private let colors: [UIColor] = [
    .label, .systemRed, .systemOrange, .systemGreen, .systemBlue, .systemPurple,
  ]
  private var swatches: [UIButton] = []
  private let cursor = CAShapeLayer()

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sketch"
    view.backgroundColor = .secondarySystemBackground
    canvas.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(canvas)

    let bar = makeBar()
    view.addSubview(bar)

    NSLayoutConstraint.activate([
      canvas.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
      canvas.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12),
      canvas.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -12),
      bar.topAnchor.constraint(equalTo: canvas.bottomAnchor, constant: 12),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    addGestures()
    choose(0)

    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.askToClear() }),
      UIBarButtonItem(
        systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.undoManager?.undo() }),
    ]
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.copyImage() })
  }

  /// Makes the bar with a button for each color and the slider for the width.
  private func makeBar() -> UIStackView {
    let bar = UIStackView()
    bar.axis = .horizontal
    bar.distribution = .equalSpacing
    bar.alignment = .center
    bar.translatesAutoresizingMaskIntoConstraints = false
    for (index, color) in colors.enumerated() {
      let button = UIButton(type: .custom)
      button.tag = index
      button.backgroundColor = color
      button.layer.cornerRadius = 22
      button.layer.borderColor = UIColor.tintColor.cgColor
      button.accessibilityLabel = "Color \(index + 1)"
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      NSLayoutConstraint.activate([
        button.widthAnchor.constraint(equalToConstant: 44),
        button.heightAnchor.constraint(equalToConstant: 44),
      ])
      swatches.append(button)
      bar.addArrangedSubview(button)
    }
    bar.addArrangedSubview(makeWidthSlider())
    return bar
  }

  private func makeWidthSlider() -> UISlider {
    let slider = UISlider(frame: .zero)
    slider.accessibilityLabel = "Line width"
    slider.minimumValue = 1
    slider.maximumValue = 24
    slider.value = Float(canvas.width)
    slider.addAction(
      UIAction { [weak self] action in
        guard let slider = action.sender as? UISlider else { return }
        self?.canvas.width = CGFloat(slider.value)
      }, for: .valueChanged)
    slider.widthAnchor.constraint(greaterThanOrEqualToConstant: 80).isActive = true
    return slider
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func addGestures() {
    let pinch = UIPinchGestureRecognizer()
    pinch.onChange { [weak self] pinch in
      guard let canvas = self?.canvas else { return }
      canvas.transform = canvas.transform.scaledBy(x: pinch.scale, y: pinch.scale)
      pinch.scale = 1
    }
    let rotation = UIRotationGestureRecognizer()
    rotation.onChange { [weak self] rotation in
      guard let canvas = self?.canvas else { return }
      canvas.transform = canvas.transform.rotated(by: rotation.rotation)
      rotation.rotation = 0
    }
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    doubleTap.numberOfTouchesRequired = 2
    doubleTap.onChange { [weak self] _ in
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
      ) {
        self?.canvas.transform = .identity
      }
    }
    for recognizer in [pinch, rotation, doubleTap] as [UIGestureRecognizer] {
      recognizer.delegate = self
      view.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    true
  }

  private func choose(_ index: Int) {
    canvas.color = colors[index]
    for button in swatches { button.layer.borderWidth = button.tag == index ? 3 : 0 }
    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.fromValue = 1.3
    pulse.toValue = 1
    pulse.duration = 0.2
    pulse.timingFunction = CAMediaTimingFunction(name: .easeOut)
    swatches[index].layer.add(pulse, forKey: "pulse")
  }

  private func askToClear() {
    let alert = UIAlertController(
      title: "Clear the paper?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in self?.canvas.clear() })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.first
    present(alert, animated: true, completion: nil)
  }

  private func copyImage() {
    UIPasteboard.general.image = canvas.makeImage()
  }
}

// Closures for gesture recognizers. UIKit has only targets and actions, which need the Objective-C runtime.
#if canImport(ObjectiveC)
  private final class ClosureTarget<Recognizer: UIGestureRecognizer>: NSObject {
    let handler: (Recognizer) -> Void
    init(_ handler: @escaping (Recognizer) -> Void) { self.handler = handler }
    @objc func fire(_ recognizer: UIGestureRecognizer) {
      if let recognizer = recognizer as? Recognizer { handler(recognizer) }
    }
  }

  private var closureTargetKey: UInt8 = 0

  extension UIGestureRecognizer {
    func onChange<Recognizer: UIGestureRecognizer>(_ handler: @escaping (Recognizer) -> Void) {
      let target = ClosureTarget(handler)
      objc_setAssociatedObject(self, &closureTargetKey, target, .OBJC_ASSOCIATION_RETAIN)
      addTarget(target, action: #selector(ClosureTarget<Recognizer>.fire(_:)))
    }
  }
#else
  @MainActor protocol ClosureRecognizer: UIGestureRecognizer {}
  extension UIGestureRecognizer: ClosureRecognizer {}
  extension ClosureRecognizer {
    func onChange(_ handler: @escaping (Self) -> Void) {
      addAction(
        UIAction { action in
          if let recognizer = action.sender as? Self { handler(recognizer) }
        })
    }
  }
#endif
