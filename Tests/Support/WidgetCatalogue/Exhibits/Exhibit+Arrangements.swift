import Widgets

/// The widgets that arrange other views.
extension Exhibit {
  static let arrangements: [Exhibit] = [
    Exhibit("StackView", in: .windowResponder, height: 120) { _ in
      .view(
        with(StackView(arrangedSubviews: [tile("One"), tile("Two"), tile("Three")])) {
          $0.axis = .horizontal
          $0.distribution = .fillEqually
          $0.spacing = 12
        })
    },
    Exhibit("FlowStack") { _ in
      .view(
        FlowStack(
          arrangedSubviews: ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"]
            .map { text in with(Badge(text: text)) { $0.badgeColor = .systemIndigo } }))
    },
    Exhibit("GridView") { _ in
      .view(
        with(
          GridView(rows: [
            [Label(text: "From"), Label(text: "Ada Lovelace")],
            [Label(text: "To"), Label(text: "Charles Babbage")],
            [Label(text: "Subject"), Label(text: "Notes on the engine")],
          ])
        ) { $0.setAlignment(.trailing, ofColumn: 0) })
    },
    Exhibit("GroupBox") { _ in
      .view(
        GroupBox(
          title: "Network",
          content: SampleColumn(
            [
              with(CheckBox(title: "Connect by itself")) { $0.isChecked = true },
              CheckBox(title: "Use when it costs"),
            ], spacing: 0)))
    },
    Exhibit("Form", width: 440, height: 260, scrolled: [.vertical]) { _ in
      .bare(
        with(Form(style: .grouped)) { form in
          let section = form.addSection("Account", footer: "The name is seen by others.")
          section.addRow("Name", with(TextField()) { $0.text = "Ada" })
          section.addRow("Colour", with(ColorWell()) { $0.selectedColor = .systemTeal })
          section.addRow("Notifications", with(Switch()) { $0.isOn = true })
        })
    },
    Exhibit("Form-plain", width: 340, height: 300, scrolled: [.vertical]) { _ in
      .bare(
        with(Form()) { form in
          form.addSection("Backup", footer: "What is said below it, in smaller type.")
          form.addRow("Folder", TextField(), note: "What is said about it, on more than one line.")
          form.addRow("A switch with a long name", Switch())
          form.addRow("Level", with(LevelIndicator()) { $0.value = 0.7 })
        })
    },
    Exhibit("ContentUnavailableView", height: 240) { _ in
      var empty = ContentUnavailableConfiguration.empty()
      empty.image = Image(systemName: "tray")
      empty.text = "No Messages"
      empty.secondaryText = "Those that you get are shown here."
      empty.button = .tinted()
      empty.button.title = "Write"
      return .bare(ContentUnavailableView(configuration: empty))
    },
    Exhibit("Disclosure") { _ in
      .view(
        SampleColumn([
          with(
            Disclosure(
              title: "Details",
              content: with(Label(text: "What is seen once it is open: any view.")) {
                $0.numberOfLines = 0
                $0.textColor = .secondaryLabel
              })
          ) { $0.isExpanded = true },
          Disclosure(title: "More", content: Label(text: "Hidden")),
        ]))
    },
    Exhibit("Separator") { _ in
      .view(
        SampleColumn([
          Label(text: "Above the line"), Separator(), Label(text: "Below the line"),
        ]))
    },
    Exhibit("SplitView", width: 440, height: 180) { _ in
      .view(
        with(SplitView(panes: [tile("Sources"), tile("Text"), tile("Help")])) {
          $0.panes[0].keepsLength = true
        })
    },
    Exhibit("ScrollView", in: .windowResponder, height: 170, scrolled: [.vertical, .horizontal]) {
      _ in
      .view(
        with(ScrollView()) { scroller in
          let picture = ImageView(image: sampleLandscape(width: 520, height: 320))
          picture.frame = Rect(x: 0, y: 0, width: 520, height: 320)
          scroller.addSubview(picture)
          scroller.contentSize = Size(width: 520, height: 320)
          scroller.contentOffset = Point(x: 90, y: 100)
          scroller.layer.cornerRadius = 10
          scroller.clipsToBounds = true
        })
    } act: { stage in
      stage.scroll(by: Vector(dx: 0, dy: 4), at: Point(x: 100, y: 80))
    },
    Exhibit("RefreshControl", in: .windowResponder, height: 180, scrolled: [.vertical]) { _ in
      .bare(
        with(SampleTable(rows: ["Monday", "Tuesday", "Wednesday"], style: .plain)) { table in
          table.refreshControl = RefreshControl()
        })
    } act: { stage in
      let table = stage.window.rootViewController?.view.subviews.first as? TableView
      table?.refreshControl?.beginRefreshing()
      table?.contentOffset.y = -RefreshControl.height
    },
    Exhibit("InputView", in: .windowResponder, height: 110) { _ in
      .bare(
        with(InputView(frame: .zero, inputViewStyle: .keyboard)) { keys in
          let row = with(StackView(arrangedSubviews: ["7", "8", "9", "+"].map { tile($0) })) {
            $0.distribution = .fillEqually
            $0.spacing = 8
          }
          row.frame = Rect(x: 12, y: 24, width: 336, height: 62)
          row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          keys.frame = Rect(x: 0, y: 0, width: 360, height: 110)
          keys.addSubview(row)
        })
    },
  ]

  /// Returns a label with a background color and a centered text.
  @MainActor static func tile(
    _ text: String, color: Color = .secondarySystemGroupedBackground
  ) -> View {
    with(Label(text: text)) {
      $0.textAlignment = .center
      $0.backgroundColor = color
      $0.layer.cornerRadius = 8
      $0.clipsToBounds = true
    }
  }
}
