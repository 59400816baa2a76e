/// An interaction with its own action for a long press of a touch.
@MainActor protocol LongPressed: Interaction {}
