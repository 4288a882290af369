// Measures layout by constraints as views see it: `make bench` prints the rows.

measureScreens()
measureCells()
measureList()
measureStoryboards()
measureMemory()
