import Rostrum
import RostrumTesting
import SamplerPresentation

final class ItemListSpy: ViewSpy<ItemListViewState>, ItemListView {}

final class ItemDetailSpy: ViewSpy<ItemDetailViewState>, ItemDetailView {}
