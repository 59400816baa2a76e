import Widgets

/// The widgets that select one or several of a few choices.
extension Exhibit {
  static let choices: [Exhibit] = [
    Exhibit("CheckBox") { _ in
      .view(
        SampleColumn(
          [
            with(CheckBox(title: "Show hidden files")) { $0.isChecked = true },
            CheckBox(title: "Ask before deleting"),
            with(CheckBox(title: "Follow the desktop")) {
              $0.isChecked = true
              $0.isEnabled = false
            },
          ], spacing: 0))
    },
    Exhibit("RadioButton") { _ in
      .view(
        SampleColumn(
          [
            with(RadioButton(title: "Every hour")) { $0.isOn = true },
            RadioButton(title: "Every day"),
            with(RadioButton(title: "Never")) { $0.isEnabled = false },
          ], spacing: 0))
    },
    Exhibit("RadioGroup") { _ in
      .view(
        SampleColumn([
          with(RadioGroup(titles: ["Small", "Medium", "As large as there is room"])) {
            $0.selectedIndex = 1
          },
          with(RadioGroup(titles: ["Left", "Centre", "Right"])) {
            $0.axis = .horizontal
            $0.selectedIndex = 0
          },
        ]))
    },
    Exhibit("SegmentedControl") { _ in
      .view(
        SampleColumn([
          with(SegmentedControl(items: ["Day", "Week", "Month", "Year"])) {
            $0.selectedSegmentIndex = 1
          },
          with(SegmentedControl(items: ["Map", "Photo"])) {
            $0.selectedSegmentIndex = 0
            $0.setImage(Image(systemName: "list.bullet"), forSegmentAt: 0)
            $0.setImage(Image(systemName: "photo"), forSegmentAt: 1)
          },
          with(SegmentedControl(items: ["One", "Two", "Three"])) {
            $0.selectedSegmentIndex = 2
            $0.isEnabled = false
          },
        ]))
    },
    Exhibit("PageControl") { _ in
      .view(
        SampleColumn([
          with(PageControl()) {
            $0.numberOfPages = 6
            $0.currentPage = 2
          },
          with(PageControl()) {
            $0.numberOfPages = 4
            $0.backgroundStyle = .prominent
          },
        ]))
    },
    Exhibit("ComboBox") { _ in
      .view(
        SampleColumn([
          with(ComboBox(items: ["Basel", "Bern", "Geneva"])) { $0.selectedIndex = 1 },
          with(ComboBox(items: ["Basel", "Bern", "Geneva"])) { $0.placeholder = "Town" },
        ]))
    },
    Exhibit("TokenField") { _ in
      .view(
        SampleColumn([
          with(TokenField()) { $0.tokens = ["family", "holiday", "by the sea", "2026"] },
          with(TokenField()) { $0.placeholder = "Add a tag" },
        ]))
    },
  ]
}
