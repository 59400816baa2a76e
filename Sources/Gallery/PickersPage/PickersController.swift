/// The page with wheels and calendars, and with buttons of every shape.
final class PickersController: CardsController {
  init() {
    super.init(
      [ButtonShapesCard(), DateCard(), WheelsCard(), PagesCard()], wideWidth: 760, hasRows: false)
  }
}
