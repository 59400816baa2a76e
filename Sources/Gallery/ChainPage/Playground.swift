import Widgets

/// A card with nested boxes, and controls in the innermost one.
final class Playground: Card {
  private let outer = OuterBox()
  private let inner = InnerBox()
  private let button = Button(configuration: .filled())
  private let toggle = Switch()
  private let checkBox = CheckBox(title: "Check box")
  private let slider = Slider()
  private let pad = FirstResponderPad()

  /// The responder at which the diagram begins before the first touch.
  var start: Responder { button }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    button.setTitle("Greet", for: .normal)
    button.addTarget(nil, action: .greet, for: .primaryActionTriggered)
    toggle.accessibilityLabel = "Switch"
    slider.accessibilityLabel = "Slider"
    slider.value = 0.4
    addSubview(outer)
    outer.addSubview(inner)
    for view in [button, toggle, checkBox, slider, pad] { inner.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let distance = bounds.height < 280 ? Spacing.small : Spacing.large
    outer.frame = bounds.insetBy(dx: distance, dy: distance)
    inner.frame = Rect(
      x: distance, y: NestedBox.headHeight, width: max(0, outer.bounds.width - distance * 2),
      height: max(0, outer.bounds.height - NestedBox.headHeight - distance))
    let room = Rect(
      x: distance, y: NestedBox.headHeight, width: max(0, inner.bounds.width - distance * 2),
      height: max(0, inner.bounds.height - NestedBox.headHeight - distance))
    let width = max(96, button.intrinsicContentSize.width)
    button.frame = Rect(x: room.minX, y: room.minY, width: width, height: 44)
    toggle.frame = Rect(
      x: button.frame.maxX + Spacing.large, y: room.minY, width: Switch.drawnSize.width, height: 44)
    let rest = room.height - 44 - Spacing.small
    checkBox.isHidden = rest < 148
    slider.isHidden = rest < 148
    if rest < 44 {
      let y = (room.midY - 22).rounded()
      button.frame.origin.y = y
      toggle.frame.origin.y = y
      let x = toggle.frame.maxX + Spacing.large
      pad.frame = Rect(x: x, y: y, width: max(0, room.maxX - x), height: 44)
    } else if checkBox.isHidden {
      pad.frame = Rect(x: room.minX, y: room.maxY - rest, width: room.width, height: rest)
    } else {
      let y = button.frame.maxY + Spacing.small
      checkBox.frame = Rect(x: room.minX - CheckBox.edgeInset, y: y, width: room.width, height: 44)
      slider.frame = Rect(x: room.minX, y: y + 44, width: room.width, height: 44)
      let top = slider.frame.maxY + Spacing.medium
      pad.frame = Rect(x: room.minX, y: top, width: room.width, height: room.maxY - top)
    }
    inner.mirror([button, toggle, checkBox, slider, pad])
  }
}
