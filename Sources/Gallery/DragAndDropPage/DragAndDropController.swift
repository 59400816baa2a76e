import Widgets

/// The page with drag and drop: two lists, colours, and a well that accepts anything.
final class DragAndDropController: ViewController {
  private let scroller = ScrollView()
  private let hint = Label(
    text: "Drag with the pointer, or rest a finger on something and move it. Ctrl copies, Shift "
      + "moves, Escape gives up. Other programs take part.")
  private let lists = [
    TaskListCard("To do", ["Water the plants", "Call Ada", "Fix the bicycle", "Buy stamps"]),
    TaskListCard("Done", ["Answer the mail"]),
  ]
  private let colors = ColorTray([.systemRed, .systemOrange, .systemGreen, .systemBlue])
  private let well = WellCard()
  private static let listHeight = 250.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 0
    view.addSubview(scroller)
    for part in [hint, colors, well] + lists { scroller.addSubview(part) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    var top = margin
    func place(_ part: View, _ height: Double) {
      part.frame = Rect(x: margin, y: top, width: width, height: height)
      top += height + Spacing.medium
    }
    place(hint, hint.sizeThatFits(Size(width: width, height: 400)).height)
    let half = ((width - Spacing.medium) / 2).rounded(.down)
    for (index, list) in lists.enumerated() {
      list.frame = Rect(
        x: margin + Double(index) * (half + Spacing.medium), y: top, width: half,
        height: Self.listHeight)
    }
    view.mirror(lists)
    top += Self.listHeight + Spacing.medium
    place(colors, colors.height)
    place(well, well.height(forWidth: width))
    scroller.contentSize = Size(width: view.bounds.width, height: top - Spacing.medium + margin)
  }
}
