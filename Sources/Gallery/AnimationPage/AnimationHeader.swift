import Widgets

/// A header with the button that starts the animations, their duration, and the setting for reduced motion.
final class AnimationHeader: View {
  let runButton = Button(configuration: .filled())
  private let slider = Slider()
  private let durationLabel = Label()
  private let reduceLabel = Label(text: "Reduce motion")
  private let reduceSwitch = Switch()

  /// Returns the height of the header, in points.
  static func height(isNarrow: Bool) -> Double { isNarrow ? 44 * 2 + Spacing.small : 44 }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    runButton.setTitle("Run", for: .normal)
    runButton.setImage(Image(systemName: "play.fill"), for: .normal)
    slider.minimumValue = 0.2
    slider.maximumValue = 3
    slider.value = 1
    slider.accessibilityLabel = "Duration"
    slider.addAction(Action { [weak self] _ in self?.showDuration() }, for: .valueChanged)
    durationLabel.font = .digits(ofSize: 13, weight: .medium)
    reduceLabel.font = .preferredFont(forTextStyle: .subheadline)
    reduceSwitch.accessibilityLabel = "Reduce motion"
    reduceSwitch.isOn = Accessibility.isReduceMotionEnabled
    reduceSwitch.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        Application.shared.prefersReducedMotion = reduceSwitch.isOn
      },
      for: .valueChanged)
    for view in [runButton, slider, durationLabel, reduceLabel, reduceSwitch] { addSubview(view) }
    showDuration()
  }

  /// The duration of the animations, in seconds.
  var duration: Double { slider.value }

  private func showDuration() {
    let tenths = Int((duration * 10).rounded())
    durationLabel.text = "\(tenths / 10).\(tenths % 10) s"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.height > 60
    let button = runButton.intrinsicContentSize.width
    runButton.frame = Rect(x: 0, y: 0, width: button, height: 44)
    let toggle = Switch.drawnSize.width
    let name = reduceLabel.intrinsicContentSize.width.rounded(.up)
    let y = isNarrow ? 44 + Spacing.small : 0
    reduceSwitch.frame = Rect(x: bounds.width - toggle, y: y, width: toggle, height: 44)
    reduceLabel.frame = Rect(
      x: isNarrow ? 0 : reduceSwitch.frame.minX - Spacing.small - name, y: y, width: name,
      height: 44)
    let right = isNarrow ? bounds.width : reduceLabel.frame.minX - Spacing.large
    let number = Spacing.scaled(40)
    let left = runButton.frame.maxX + Spacing.large
    let room = max(0, right - number - Spacing.small - left)
    slider.frame = Rect(x: left, y: 0, width: isNarrow ? room : min(240, room), height: 44)
    durationLabel.textAlignment = isNarrow ? trailingAlignment : .natural
    durationLabel.frame = Rect(
      x: slider.frame.maxX + Spacing.small, y: 0, width: number, height: 44)
    mirror([runButton, reduceSwitch, reduceLabel, slider, durationLabel])
  }
}
