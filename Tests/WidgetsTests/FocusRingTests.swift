import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsColumns
@testable import WidgetsLists
@testable import WidgetsText

/// Tests of the color of the ring around the view with the keyboard focus.
@MainActor @Suite(.serialized) struct FocusRingTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  /// A tint that is too bright for a ring in a light window. The ring is darker than the tint, and differs
  /// from everything else that is drawn in the tint.
  private static let tint = Color(hex: 0xFFD60A)

  /// A view that shows the ring, and the keys that move the focus to it.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var keys: [KeyboardHIDUsage] = [.keyboardTab]
    let make: @MainActor @Sendable () -> View
    var testDescription: String { name }
  }

  private nonisolated static let area = Rect(x: 20, y: 20, width: 300, height: 200)

  /// A data source of a table view, a collection view and a picker.
  @MainActor
  private final class Source: TableViewDataSource, CollectionViewDataSource,
    PickerViewDataSource
  {
    static let shared = Source()
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }
    func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func numberOfComponents(in pickerView: PickerView) -> Int { 1 }
    func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int { 9 }
  }

  private nonisolated static let cases: [Case] = [
    Case(name: "button") { Button(configuration: .filled()) },
    Case(name: "switch") { Switch() },
    Case(name: "slider") { Slider() },
    Case(name: "segments of one press") {
      let control = SegmentedControl(items: ["One", "Two"])
      control.isMomentary = true
      return control
    },
    Case(name: "text field") {
      let field = TextField()
      field.borderStyle = .roundedRect
      return field
    },
    Case(name: "token field") { TokenField() },
    Case(name: "label with a link") {
      let label = Label()
      label.attributedText = StyledText(
        "a link to somewhere", attributes: TextAttributes(link: "https://example.org"))
      return label
    },
    Case(name: "row of a table", keys: [.keyboardTab, .keyboardDownArrow]) {
      let table = TableView(frame: area, style: .plain)
      table.register(.default, forCellReuseIdentifier: "row")
      table.dataSource = Source.shared
      return table
    },
    Case(name: "item of a collection", keys: [.keyboardTab, .keyboardRightArrow]) {
      let grid = CollectionViewGridLayout(minimumItemWidth: 80)
      let view = CollectionView(frame: area, collectionViewLayout: grid)
      view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = Source.shared
      return view
    },
    Case(name: "wheel of a picker") {
      let picker = PickerView(frame: area)
      picker.dataSource = Source.shared
      return picker
    },
    Case(name: "chart") {
      let chart = ChartView(frame: area)
      chart.series = [ChartSeries("a", values: [1, 2, 3])]
      return chart
    },
    Case(name: "pie chart") {
      let chart = PieChartView(frame: area)
      chart.slices = [PieSlice("a", value: 1), PieSlice("b", value: 2)]
      return chart
    },
  ]

  /// Returns the number of pixels that have a color, within the precision of a pixel.
  private func count(_ color: Color) -> Int {
    let picture = stage.snapshot()
    var count = 0
    for y in 0..<300 {
      for x in 0..<400 {
        let pixel = picture.pixel(x: x, y: y)
        let distances = [
          pixel.red - color.red, pixel.green - color.green, pixel.blue - color.blue,
        ]
        if distances.allSatisfy({ $0.magnitude < 1.0 / 255 }) { count += 1 }
      }
    }
    return count
  }

  private var ring: Color { stage.window.focusRingColor }

  private func add(_ view: View) {
    if view.frame.isEmpty {
      view.frame = Rect(origin: Self.area.origin, size: Size(width: 200, height: 44))
    }
    stage.window.addSubview(view)
    stage.render()
  }

  private func press(_ keys: [KeyboardHIDUsage]) {
    for key in keys { stage.keyPress(key) }
    stage.advance(by: 1)
  }

  @Test("The ring is in the window's tint, wherever it is drawn", arguments: cases)
  func inTheTint(_ one: Case) {
    stage.window.backgroundColor = .systemBackground
    stage.window.tintColor = Self.tint
    add(one.make())
    #expect(count(ring) == 0)
    press(one.keys)
    #expect(count(ring) > 40)
  }

  @Test("A table with columns has rings in the window's tint around its head and its rows")
  func columns() {
    let table = ColumnView(frame: Self.area)
    let rows = ColumnRows<String>(table)
    rows.addColumn("name", title: "Name", width: 200) { $0 }
    rows.elements = ["a", "b", "c"]
    stage.window.backgroundColor = .systemBackground
    stage.window.tintColor = Self.tint
    add(table)
    press([.keyboardTab])
    #expect(count(ring) > 40)
    press([.keyboardTab])
    press([.keyboardDownArrow])
    #expect(count(ring) > 40)
  }

  @Test("A view's own tint counts more than the window's, and a new tint is drawn at once")
  func nearest() {
    stage.window.backgroundColor = .systemBackground
    stage.window.tintColor = .systemPurple
    let button = Button(configuration: .gray())
    add(button)
    press([.keyboardTab])
    let purple = stage.application.theme.resolve(.systemPurple)
    #expect(count(purple) > 40)
    button.tintColor = .systemRed
    stage.advance(by: 1)
    #expect(count(purple) == 0)
    #expect(count(stage.application.theme.resolve(.systemRed)) > 40)
  }

  @Test("Without a tint the ring has the theme's own color for it")
  func themesOwn() {
    var theme = Theme.light
    theme[.focusRing] = Color(hex: 0x8A2BE2)
    stage.application.theme = theme
    stage.window.backgroundColor = .systemBackground
    add(Button(configuration: .gray()))
    press([.keyboardTab])
    #expect(stage.window.focusRingColor == .focusRing)
    #expect(count(Color(hex: 0x8A2BE2)) > 40)
  }

  @Test("The ring stands out from every ground by 3:1, by 7:1 with high contrast, in any tint")
  func contrast() {
    let themes: [(Theme, Double)] = [
      (.light, 3), (.dark, 3), (.highContrastLight, 7), (.highContrastDark, 7),
    ]
    let tints: [Color] = [
      .white, .black, Self.tint, .systemBlue, Color(hex: 0x808080),
      Color(hex: 0xFF0000).withAlphaComponent(0.2),
    ]
    for (theme, least) in themes {
      stage.application.theme = theme
      for tint in tints {
        stage.window.tintColor = tint
        let ring = stage.window.focusRingColor
        for ground in [
          Color.systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        ] {
          let ratio = ring.contrastRatio(with: stage.window.theme.resolve(ground))
          #expect(ratio >= least, "\(tint) on \(ground)")
        }
      }
    }
    // A tint with enough contrast is not changed.
    stage.application.theme = .light
    stage.window.tintColor = Color(hex: 0x8A2BE2)
    #expect(stage.window.focusRingColor == Color(hex: 0x8A2BE2))
  }
}
